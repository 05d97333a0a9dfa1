import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Fold } from '@/components/ui/fold';
import type { HintDto } from '@/lib/data/score-card/dto';
import { MATH } from '@/words/math';
import { READING } from '@/words/reading';
import { AlsoInSpanish } from './also-in-spanish';
import { TextWithFractions } from './math-words';
import { ReadAloudButton } from './read-aloud';

type StepHintProps = {
  hint: HintDto;
  /** The hints once more in Spanish. */
  spanish?: HintDto | null | undefined;
};

/**
 * The newest hint, with a worked example or line-by-line help if it has any. Earlier hints are
 * folded below.
 */
export function StepHint({ hint: { earlier = [], ...newest }, spanish }: StepHintProps) {
  const hasExample = (newest.lines?.length ?? 0) > 0;
  return (
    <div className="@container mt-1">
      {/* An example is beside the words where it can, so that the boxes stay on the screen. */}
      <div
        className={
          'grid grid-cols-1 items-start gap-x-4 gap-y-2 ' +
          (hasExample
            ? '@2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] @2xl:grid-rows-[auto_1fr]'
            : '')
        }
      >
        <OneHint
          {...newest}
          spanish={spanish}
          place="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1"
        />
        {earlier.length > 0 ? (
          <Fold
            summary={MATH.earlierHints}
            className="rounded-md border border-line bg-raised px-3"
          >
            <div className="grid grid-cols-1 gap-3 pb-3">
              {earlier.map((hint, index) => (
                <OneHint
                  key={`${hint.title} ${hint.text}`}
                  {...hint}
                  spanish={spanish?.earlier?.[index]}
                />
              ))}
            </div>
          </Fold>
        ) : null}
      </div>
    </div>
  );
}

type OneHintProps = Omit<HintDto, 'earlier'> & {
  spanish?: Omit<HintDto, 'earlier'> | null | undefined;
  /** The place of the example in the grid around the hint. */
  place?: string;
};

function OneHint({ title, text, lines = [], spanish, place = '' }: OneHintProps) {
  return (
    <div data-reads="" className="contents">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <ReadAloudButton label={READING.hint} />
        <p className="min-w-[9rem] flex-1">
          <strong>{`${title}.`}</strong> <TextWithFractions>{text}</TextWithFractions>
          <AlsoInSpanish>{spanish ? `${spanish.title}. ${spanish.text}` : undefined}</AlsoInSpanish>
        </p>
      </div>
      {lines.length > 0 ? (
        <dl
          className={`forced-edge overflow-hidden rounded-md border border-line bg-raised ${place}`}
        >
          {lines.map(({ label, value, how }, index) => (
            <div
              key={label}
              className={
                'flex flex-wrap items-center justify-between gap-x-4 border-line border-t ' +
                'px-3 py-0.5 first:border-t-0'
              }
            >
              <dt className="min-w-0 leading-snug">
                <TextWithFractions>{label}</TextWithFractions>
              </dt>
              {value || !how ? (
                <dd>{value ? <MixedNumberText value={value} size="md" /> : null}</dd>
              ) : null}
              {how ? (
                <dd className="w-full leading-snug">
                  <TextWithFractions>{how}</TextWithFractions>
                  <AlsoInSpanish>{spanish?.lines?.[index]?.how}</AlsoInSpanish>
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
