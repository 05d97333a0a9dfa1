import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Fold } from '@/components/ui/fold';
import type { HintDto } from '@/lib/data/score-card/dto';
import { MATH } from '@/words/math';
import { READING } from '@/words/reading';
import { AlsoInSpanish } from './also-in-spanish';
import { ReadAloudButton } from './read-aloud';
import { TextWithFractions } from './text-with-fractions';

type StepHintProps = {
  hint: HintDto;
  spanish?: HintDto | null | undefined;
};

export function StepHint({ hint: { earlier = [], ...newest }, spanish }: StepHintProps) {
  return (
    <div className="@container mt-1 grid grid-cols-1 gap-2">
      <OneHint {...newest} spanish={spanish} />
      {earlier.length > 0 ? (
        <Fold summary={MATH.earlierHints} className="rounded-md border border-line bg-raised px-3">
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
  );
}

type OneHintProps = Omit<HintDto, 'earlier'> & {
  spanish?: Omit<HintDto, 'earlier'> | null | undefined;
};

function OneHint({ title, text, lines = [], spanish }: OneHintProps) {
  return (
    // An example is beside the words where there is room, so that the boxes stay on the screen.
    <div
      data-reads=""
      className={
        'grid grid-cols-1 items-start gap-x-4 gap-y-2 ' +
        (lines.length > 0 ? '@2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]' : '')
      }
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <ReadAloudButton label={READING.hint} />
        <p className="min-w-[9rem] flex-1">
          <strong>{`${title}.`}</strong> <TextWithFractions>{text}</TextWithFractions>
          <AlsoInSpanish>{spanish ? `${spanish.title}. ${spanish.text}` : undefined}</AlsoInSpanish>
        </p>
      </div>
      {lines.length > 0 ? (
        <dl className="forced-edge overflow-hidden rounded-md border border-line bg-raised">
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
