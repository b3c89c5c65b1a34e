const STOOL = { width: 18, height: 14, rx: 5 };

export const RoundTableSeats = ({ seats, ink }: { seats: number; ink: string }) => (
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

export const LongTableSeats = ({ seats, ink }: { seats: number; ink: string }) => {
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
