import type { StatDto } from '@/lib/data/season/dto';
import { YARDAGE_VERBS, yardsPerKindOfPlayText } from '@/words/box-scores';

const plays = (): Readonly<Record<string, { did: string; look: string }>> => ({
  PassingYards: { did: YARDAGE_VERBS.threw, look: 'bg-raised' },
  RushingYards: { did: YARDAGE_VERBS.ran, look: 'bg-again-soft' },
  ReceivingYards: { did: YARDAGE_VERBS.caught, look: 'bg-info-soft' },
});

type Yards = { did: string; look: string; yards: number };

const yardsOf = (stats: readonly StatDto[]): Yards[] =>
  stats.flatMap(({ field, value }) => {
    const play = plays()[field];
    return play && value !== 0 ? [{ ...play, yards: value }] : [];
  });

const forward = (parts: readonly Yards[]) =>
  parts.reduce((sum, { yards }) => sum + Math.max(0, yards), 0);

/** The length of all strips in yards, for comparing players: a multiple of 50, at least 100. */
export function commonYardStripYards(games: readonly (readonly StatDto[])[]): number {
  return Math.max(100, ...games.map((stats) => Math.ceil(forward(yardsOf(stats)) / 50) * 50));
}

/**
 * True if a word is seen whole in a part of the strip, also on a phone: 28 letters fill it there.
 */
const fitsInside = (word: string, share: number) => word.length + 1.5 < 28 * share;

/** The strip is to scale. The sum of its parts is left to the student. */
export function YardStrip({ stats, end }: { stats: readonly StatDto[]; end: number }) {
  const parts = yardsOf(stats);
  if (parts.length === 0) return null;
  const marks = Array.from({ length: end / 50 + 1 }, (_, index) => index * 50);
  const at = (yards: number) => `${(100 * yards) / end}%`;

  return (
    <div>
      <div
        aria-hidden="true"
        className="keep-colors turf rounded-md px-4 pt-2 pb-1 text-on-field text-unit"
      >
        <div className="flex h-6 border-chalk border-x-2">
          {parts.map(({ did, look, yards }) =>
            yards > 0 ? (
              <span
                key={did}
                className={
                  'overflow-hidden whitespace-nowrap border-content border-r-2 px-1 ' +
                  `font-semibold text-content ${look}`
                }
                style={{ width: at(yards) }}
              >
                {fitsInside(did, yards / end) ? did : ''}
              </span>
            ) : null,
          )}
        </div>
        <div className="relative h-6">
          {marks.map((mark) => (
            <span key={mark} className="absolute -translate-x-1/2" style={{ left: at(mark) }}>
              {mark}
            </span>
          ))}
        </div>
      </div>
      <p className="text-content-soft">{yardsPerKindOfPlayText(parts)}</p>
    </div>
  );
}
