import { MixedNumberText } from '@/components/math/mixed-number-text';
import type { PointsPerGameDto } from '@/lib/data/draft/dto';

/** What scouting revealed, as one line of a list. */
export function PointsPerGameLine({ points }: { points: PointsPerGameDto }) {
  return (
    <p className="inline-flex flex-wrap items-center gap-x-1.5 font-semibold text-correct">
      <MixedNumberText value={points.exact} />
      <span>points per game{decimalWords(points)}</span>
    </p>
  );
}

/** The same, large, with where it comes from. */
export function PointsPerGame({ points }: { points: PointsPerGameDto }) {
  return (
    <div className="on-board grid gap-2 rounded-lg px-5 py-5">
      <h2 className="text-xl">Points per game</h2>
      <p className="flex flex-wrap items-center gap-3">
        <MixedNumberText value={points.exact} size="xl" />
        {points.exact.numerator === 0 ? null : <span>{decimalWords(points).trimStart()}</span>}
      </p>
      <p className="text-chalk-soft">
        <MixedNumberText value={points.total} /> points in{' '}
        {points.games === 1 ? '1 game' : `${points.games} games, shared evenly`}.
      </p>
    </div>
  );
}

/** " (21.6)" or " (about 21.67)"; nothing for a whole number. */
function decimalWords({ exact, decimal }: PointsPerGameDto): string {
  if (exact.numerator === 0) return '';
  return 100 % exact.denominator === 0 ? ` (${decimal})` : ` (about ${decimal})`;
}
