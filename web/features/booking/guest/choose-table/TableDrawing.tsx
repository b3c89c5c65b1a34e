import { color, tone as tones, type Tone } from '#web/shared/ui/theme/tokens.ts';

const STOOL = { width: 18, height: 14, rx: 5 };

const RoundTableSeats = ({ seats, ink }: { seats: number; ink: string }) => (
  <>
    {Array.from({ length: seats }, (_, at) => (
      <rect
        key={at}
        {...STOOL}
        x="51"
        y="9"
        fill={ink}
        transform={`rotate(${(360 / seats) * at} 60 60)`}
      />
    ))}
  </>
);

const LongTableSeats = ({ seats, ink }: { seats: number; ink: string }) => {
  const above = Math.ceil(seats / 2);
  const pitch = Math.min(24, 106 / above);
  const width = Math.min(STOOL.width, pitch - 3);
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, at) => (
      <rect
        key={`${y}-${at}`}
        x={60 + (at - (count - 1) / 2) * pitch - width / 2}
        y={y}
        width={width}
        height={STOOL.height}
        rx={STOOL.rx}
        fill={ink}
      />
    ));
  return (
    <>
      {row(above, 19)}
      {row(seats - above, 87)}
    </>
  );
};

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
