import { color, tone as tones, type Tone } from '#web/shared/ui/theme/tokens.ts';
import { RoundTableSeats, LongTableSeats } from './TableSeats.tsx';

type TableProps = { ink: string; detail: string };

const RoundTable = ({ ink, detail }: TableProps) => (
  <>
    <circle cx="60" cy="60" r="33" fill={color.surface} stroke={ink} strokeWidth="2.5" />
    <circle
      cx="60"
      cy="60"
      r="27"
      fill="none"
      stroke={detail}
      strokeWidth="1.5"
      strokeDasharray="2 4"
    />
  </>
);

const LongTable = ({ seats, ink, detail }: TableProps & { seats: number }) => {
  const half = Math.min(54, Math.ceil(seats / 2) * 12 + 3);
  return (
    <>
      <rect
        x={60 - half}
        y="38"
        width={half * 2}
        height="44"
        rx="3"
        fill={color.surface}
        stroke={ink}
        strokeWidth="2.5"
      />
      <rect
        x={66 - half}
        y="44"
        width={half * 2 - 12}
        height="32"
        fill="none"
        stroke={detail}
        strokeWidth="1.5"
        strokeDasharray="2 4"
      />
    </>
  );
};

const petals = [0, 45, 90, 135, 180, 225, 270, 315];

export const TableDrawing = ({ seats, tone }: { seats: number; tone: Tone }) => {
  const { detail } = tones[tone];
  const ink = tone === 'medium' ? color.gold : tone === 'off' ? color.edge : tones[tone].edge;
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      {seats <= 4 ? (
        <>
          <RoundTableSeats seats={seats} ink={ink} />
          <RoundTable ink={ink} detail={detail} />
        </>
      ) : (
        <>
          <LongTableSeats seats={seats} ink={ink} />
          <LongTable seats={seats} ink={ink} detail={detail} />
        </>
      )}
      {petals.map((degrees, at) => (
        <ellipse
          key={degrees}
          cx="60"
          cy="52.5"
          rx="2.4"
          ry="6.5"
          fill={at % 2 ? ink : detail}
          transform={`rotate(${degrees} 60 60)`}
        />
      ))}
      <circle cx="60" cy="60" r="2.6" fill={ink} />
    </svg>
  );
};
