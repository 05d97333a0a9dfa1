import { INK_COLOR } from './chart-style';

const RADIUS = 4.5;
const STEP = 10;
const HIGHEST = 5;

export function stackedDotsHeight(values: readonly number[] | undefined): number {
  if (!values || values.length === 0) return 0;
  return Math.min(HIGHEST, mostAlike(values)) * STEP + 6;
}

function mostAlike(values: readonly number[]): number {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return Math.max(...times.values());
}

export function StackedDots({
  values,
  x,
  top,
}: {
  values: readonly number[];
  x: (value: number) => number;
  top: number;
}) {
  const step = STEP * Math.min(1, HIGHEST / mostAlike(values));
  const seen = new Map<number, number>();
  const dots = values.map((value) => {
    const row = seen.get(value) ?? 0;
    seen.set(value, row + 1);
    return { value, row };
  });
  return (
    <g fill={INK_COLOR}>
      {dots.map(({ value, row }) => (
        <circle
          key={`${value} ${row}`}
          cx={x(value)}
          cy={top + RADIUS + 2 + row * step}
          r={RADIUS}
          fillOpacity={0.75}
        />
      ))}
    </g>
  );
}
