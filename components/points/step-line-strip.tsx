import { PlayerPicture } from '@/components/football/player-picture';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Icon } from '@/components/ui/icon';
import type { RichContent } from '@/components/ui/sentence';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { MATH } from '@/words/math';
import { localFootballTermName } from '@/words/names';
import { TOGETHER } from '@/words/together';

type CardStripLine = {
  label: string;
  /** Missing for a starter of a team, who has only a value. */
  product?: { count: number; rate: MixedNumber } | undefined;
  value: MixedNumber | null;
  isNow?: boolean;
  box?: RichContent;
};

/**
 * The whole step in one row: each line with what is known of it. On a narrow screen, lines that are
 * done shrink to their values.
 */
export function StepLineStrip({
  player,
  name,
  lines,
}: {
  player: ScoreStepDto['player'];
  name: string;
  lines: readonly CardStripLine[];
}) {
  return (
    <div
      className={
        'on-board forced-edge flex flex-wrap items-stretch overflow-hidden rounded-lg ' +
        'lg:flex-nowrap'
      }
    >
      <p className="flex items-center gap-3 px-4 py-1 font-bold max-sm:hidden">
        {player ? (
          <PlayerPicture jersey={player.jersey} photo={player.photo} width={48} />
        ) : (
          <Icon name="users" className="size-8" />
        )}
        <span>{name}</span>
      </p>
      <ol
        className={
          'flex min-w-0 grow flex-wrap max-sm:px-2 sm:grid ' +
          'sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]'
        }
      >
        {lines.map((line) => (
          <StripItem key={line.label} {...line} />
        ))}
      </ol>
    </div>
  );
}

function StripItem({ label, product, value, isNow = false, box }: CardStripLine) {
  // Without room, a line that nobody works on is only its value.
  const folded = isNow || box ? '' : 'max-sm:sr-only';
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={
        'grid content-center border-board-line px-2 py-1 leading-snug sm:border-l sm:px-3 ' +
        (isNow
          ? 'bg-board-raised shadow-[inset_0_-0.3125rem_0_var(--color-next)] max-sm:basis-full'
          : '') +
        (box ? 'max-sm:basis-1/2' : '')
      }
    >
      <span className={`text-chalk-soft leading-tight ${folded}`}>
        {localFootballTermName(label)}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
        {product ? (
          <span className={`inline-flex items-center gap-1 ${folded}`}>
            <CountTimesRate {...product} />
            <span aria-hidden="true">=</span>
          </span>
        ) : null}
        {box ? <span className="text-content">{box}</span> : null}
        {box ? null : value ? (
          <>
            <MixedNumberText value={value} />
            <Icon name="check" className="size-[1em] shrink-0 text-next" />
            <span className="sr-only">{TOGETHER.lineDone}</span>
          </>
        ) : (
          <span
            className={
              'grid min-h-7 min-w-8 place-items-center rounded-sm border-2 border-chalk-soft ' +
              'border-dashed'
            }
          >
            ?
          </span>
        )}
      </span>
    </li>
  );
}

export function CountTimesRate({ count, rate }: NonNullable<CardStripLine['product']>) {
  return (
    <span className="inline-flex items-center gap-1">
      <span>{withTypographicMinus(count)}</span>
      <span aria-hidden="true">×</span>
      <span className="sr-only">{MATH.times}</span>
      <MixedNumberText value={rate} />
    </span>
  );
}

export function TogetherStages({ now }: { now: 0 | 1 | 2 }) {
  return (
    <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:text-base">
      {[TOGETHER.byLine, TOGETHER.theSum, TOGETHER.twin].map((text, index) => (
        <li
          key={text}
          aria-current={index === now ? 'step' : undefined}
          // Its own edge would go around the arrow too.
          className="flex items-center gap-2 forced-colors:outline-0!"
        >
          {index > 0 ? <Icon name="arrow-right" className="size-[1em] text-content-soft" /> : null}
          <span
            className={
              'inline-flex items-center gap-1 rounded-full border-2 px-2 ' +
              (index === now
                ? 'border-next bg-next-soft font-semibold forced-colors:border-[Highlight]'
                : `border-transparent ${index < now ? 'bg-correct-soft text-correct' : 'bg-sunk'}`)
            }
          >
            {index < now ? <Icon name="check" className="size-[1em]" /> : null}
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
