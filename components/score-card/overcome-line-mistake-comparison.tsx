import { MixedNumberText } from '@/components/math/mixed-number-text';
import { numberLineShare } from '@/components/math/number-line';
import { Sentence } from '@/components/ui/sentence';
import type { OvercomeLineMistakeDto } from '@/lib/data/score-card/dto';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { foundOnTryText, lineProductText, WORK_VIEWS } from '@/words/work-views';

/** A line that was wrong at first beside the right one, both as long as their points. */
export function OvercomeLineMistakeComparison({ beaten }: { beaten: OvercomeLineMistakeDto }) {
  const { count, rate, before, now, tries } = beaten;
  const longest = Math.max(lengthOf(before), lengthOf(now));
  return (
    <section
      aria-label={WORK_VIEWS.mistakeBeaten}
      className="flex flex-wrap items-center gap-x-6 gap-y-2"
    >
      <div>
        <p className="text-chalk-soft">{WORK_VIEWS.mistakeBeaten}</p>
        <p className="text-title">
          <Sentence
            parts={lineProductText(
              count,
              <MixedNumberText key="rate" value={rate} />,
              <MixedNumberText key="product" value={now} />,
            )}
          />
        </p>
        <p className="text-chalk-soft">{foundOnTryText(tries)}</p>
      </div>
      <dl
        className={
          'grid min-w-48 max-w-136 flex-[1_1_14rem] grid-cols-[auto_minmax(0,1fr)_auto] ' +
          'items-center gap-x-3 gap-y-1'
        }
      >
        <PointsBar name={WORK_VIEWS.before} value={before} longest={longest} isRight={false} />
        <PointsBar name={WORK_VIEWS.now} value={now} longest={longest} isRight />
      </dl>
    </section>
  );
}

type PointsBarProps = { name: string; value: MixedNumber; longest: number; isRight: boolean };

function PointsBar({ name, value, longest, isRight }: PointsBarProps) {
  return (
    <div className="contents">
      <dt>{name}</dt>
      <dd aria-hidden="true">
        <span
          className={
            'block h-6 min-w-1 rounded-sm border-2 ' +
            (isRight ? 'keep-colors turf border-chalk' : 'border-next border-dashed')
          }
          style={{ width: `${(lengthOf(value) / longest) * 100}%` }}
        />
      </dd>
      <dd className="font-bold">
        <MixedNumberText value={value} />
      </dd>
    </div>
  );
}

const lengthOf = (value: MixedNumber) => numberLineShare(value, 0, 1);
