import { useState } from 'react';
import type { LineBoxControls } from '@/components/math/line-box';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { typedTextOfLine } from '@/components/outbox/draft-lines';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { isBoxEqualToSumOfProducts, type StudentWorkLine } from '@/lib/domain/answers/lines';
import { parseMixedNumberBoxes } from '@/lib/domain/answers/read';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { localFootballTermName } from '@/words/names';
import {
  cutWholeText,
  denominatorDoesNotFitText,
  earlierAnswerRightText,
  linesFittingPartsText,
  WORK_VIEWS,
} from '@/words/work-views';
import type { StepLineHistory } from './step-board';

// Loaded when a student starts to work.
// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export { SolvedStepAnswer } from '@/components/steps/solved-step-answer';
export { CardSummary } from './card-summary';
export { StarterGroupSums, TeamStepMaterial } from './team-step';

const FEWEST_PARTS = 2;
const MAX_PARTS = 48;

type StripLine = { label: string; typed: string };

type StepStripProps = {
  step: ScoreStepDto;
  players: readonly ScoreStepDto[];
  lines: readonly StudentWorkLine[];
};

/** The common denominator of a step's own lines, or of the starters' points in the team step. */
export function CommonDenominatorStrip({ step, players, lines }: StepStripProps) {
  const starters = players.map(({ title, own }) => ({
    label: localFootballTermName(title),
    typed: own ? formatMixed(own) : '',
  }));
  const written = lines.map(({ of, typed }) => ({
    label: localFootballTermName(step.terms[of[0] ?? 0]?.label ?? ''),
    typed,
  }));
  return <CommonStrip lines={step.key === 'TEAM' ? starters : written} />;
}

function CommonStrip({ lines }: { lines: readonly StripLine[] }) {
  const fractions = lines.flatMap(({ label, typed }) => {
    const read = parseMixedNumberBoxes({ whole: typed, numerator: '', denominator: '' });
    return read.ok && read.value.denominator > 1
      ? [{ label, denominator: read.value.denominator }]
      : [];
  });
  if (new Set(fractions.map(({ denominator }) => denominator)).size < 2) return null;
  return (
    <details className="forced-edge rounded-lg border-2 border-line px-4">
      <summary className="flex min-h-touch items-center font-semibold">
        {WORK_VIEWS.commonDenominator}
      </summary>
      <PartsStrip lines={fractions} />
    </details>
  );
}

function PartsStrip({ lines }: { lines: readonly { label: string; denominator: number }[] }) {
  const [parts, setParts] = useState(FEWEST_PARTS);
  const fitting = lines.filter(({ denominator }) => parts % denominator === 0).length;
  return (
    <div className="grid grid-cols-1 gap-2 pb-4">
      <label className="grid grid-cols-1 gap-1">
        <span className="font-semibold">{cutWholeText(parts)}</span>
        <input
          type="range"
          className="min-h-touch w-full"
          min={FEWEST_PARTS}
          max={MAX_PARTS}
          value={parts}
          onChange={(event) => setParts(event.target.valueAsNumber)}
          aria-label={WORK_VIEWS.partsInWhole}
          aria-valuetext={linesFittingPartsText(parts, fitting, lines.length)}
        />
      </label>
      <ul className="grid grid-cols-1 gap-1">
        {lines.map(({ label, denominator }) => {
          const fits = parts % denominator === 0;
          return (
            <li
              key={label}
              className={`flex items-start gap-2 ${fits ? 'text-correct' : 'text-content-soft'}`}
            >
              <Icon name={fits ? 'check' : 'minus'} className="mt-1 size-[1.1em]" />
              <span>
                {`${label}: ` +
                  (fits
                    ? `${WORK_VIEWS.fits}, 1/${denominator} = ${parts / denominator}/${parts}`
                    : denominatorDoesNotFitText(denominator))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type FormulaPart = { count: number; rate: MixedNumber };

function partsOf(
  index: number,
  { terms }: ScoreStepDto,
  players: readonly ScoreStepDto[],
): FormulaPart[] {
  const own = terms.length > 0 ? null : players[index]?.own;
  return [terms[index], own && { count: 1, rate: own }].filter((part) => !!part);
}

/** The boxes of a right step: their content, and what was corrected on the way. */
export function solvedLineBoxControls(
  { lines, misfits }: StepLineHistory,
  step: ScoreStepDto,
  players: readonly ScoreStepDto[],
): LineBoxControls {
  const typedOf = (of: StudentWorkLine['of']) => typedTextOfLine(lines, of);
  return {
    typedOf,
    markOf(of) {
      const typed = typedOf(of);
      if (typed === '') return null;
      // The step is right, so its sum is no longer secret. Two slips may cancel out, so such a line
      // still deserves a look.
      const parts = of.flatMap((index) => partsOf(index, step, players));
      if (!isBoxEqualToSumOfProducts(parts, typed)) return 'look';
      return misfits.includes(of.join()) ? 'fixed' : 'right';
    },
  };
}

/** Why a right step is open again: the numbers are new, and the student did nothing wrong. */
export function NflCorrectionNotice({ sentence, before }: NonNullable<ScoreStepDto['corrected']>) {
  return (
    <Notice tone="info" title={WORK_VIEWS.newNumbers}>
      <p>{sentence}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        <Sentence parts={earlierAnswerRightText(<MixedNumberText value={before} size="md" />)} />
      </p>
    </Notice>
  );
}

export function OwnStepPoints({ own }: { own: MixedNumber }) {
  return (
    <p className="flex items-center gap-3">
      <MixedNumberText value={own} size="xl" />
      <span>{WORK_VIEWS.points}</span>
    </p>
  );
}
