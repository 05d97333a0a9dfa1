import {
  expectedFractionMistakes,
  percentAndAngleMistakes,
} from '@/lib/domain/lessons/expected-mistakes';
import { rational } from '@/lib/domain/numbers/fractions';
import {
  type LessonGames,
  playersOfRunAndCatchPositions,
  sumOverGames,
} from '../../lessons/lesson-games';
import {
  choiceStep,
  fractionStep,
  type LessonDefinition,
  type LessonPlan,
  makeAnswerableOnFigure,
  roundedNumberStep,
  roundHalfUp,
  stepsWithFigure,
  wholeNumberStep,
} from '../../lessons/lesson-plan';
import { pickRandomOrThrow, shuffledCopy, uniqueLargest } from '../../lessons/random-picks';

export type StackedBarFigure = {
  kind: 'stacked-bar';
  keys?: readonly string[];
  bars: { label: string; parts: number[] }[];
};
export type StackedBarWordFacts = { own: string; other: string; more: string; less: string };

const MAX_BARS = 4;

type Bar = { label: string; run: number; caught: number; all: number };
type Pair = { own: Bar; other: Bar };

/** Rushing and receiving yards of the student's players, stacked to their total. */
export const stackedBarLessonDefinition: LessonDefinition<
  StackedBarFigure,
  StackedBarWordFacts,
  'no-both' | 'few' | 'tied'
> = {
  missing(rows) {
    const bars = barsOf(rows);
    if (!bars.some(hasBothParts)) return { code: 'no-both' };
    if (bars.length < 2) return { code: 'few', have: bars.length };
    return pairsOf(bars).length > 0 ? null : { code: 'tied' };
  },
  draft(rows, random) {
    const bars = barsOf(rows);
    const { own, other } = pickRandomOrThrow(pairsOf(bars), random);
    const chosen = [own, other];
    for (const bar of shuffledCopy(bars, random)) {
      const more = [...chosen, bar];
      if (
        chosen.length < MAX_BARS &&
        !chosen.includes(bar) &&
        uniqueLargest(more, ({ all }) => all)
      )
        chosen.push(bar);
    }
    return draftOf(shuffledCopy(chosen, random), { own, other });
  },
};

/** Leaves out negative parts and empty bars, which can't be stacked. */
function barsOf(rows: LessonGames): Bar[] {
  return playersOfRunAndCatchPositions(rows)
    .map(({ name, games }) => {
      const run = sumOverGames(games, ({ rushingYards }) => rushingYards);
      const caught = sumOverGames(games, ({ receivingYards }) => receivingYards);
      return { label: name, run, caught, all: run + caught };
    })
    .filter(({ run, caught, all }) => run >= 0 && caught >= 0 && all > 0);
}

const hasBothParts = ({ run, caught }: Bar): boolean => run > 0 && caught > 0;

const pairsOf = (bars: readonly Bar[]): Pair[] =>
  bars
    .filter(hasBothParts)
    .flatMap((own) => bars.filter(({ all }) => all !== own.all).map((other) => ({ own, other })));

function draftOf(
  chosen: readonly Bar[],
  { own, other }: Pair,
): LessonPlan<StackedBarFigure, StackedBarWordFacts> {
  const tallest = uniqueLargest(chosen, ({ all }) => all);
  if (!tallest) throw new RangeError('A stacked-bar lesson needs one tallest bar');
  const sum = (part: (bar: Bar) => number) => chosen.reduce((all, bar) => all + part(bar), 0);
  const [runs, catches, yards] = [
    sum(({ run }) => run),
    sum(({ caught }) => caught),
    sum(({ all }) => all),
  ];
  const [more, less] = own.all > other.all ? [own, other] : [other, own];
  const figure: StackedBarFigure = {
    kind: 'stacked-bar',
    bars: chosen.map(({ label, run, caught }) => ({ label, parts: [run, caught] })),
  };

  return {
    facts: { own: own.label, other: other.label, more: more.label, less: less.label },
    rows: chosen.map(({ label, run, caught }) => [label, String(run), String(caught)]),
    steps: stepsWithFigure(
      figure,
      wholeNumberStep('read-part', own.run, {
        'other-part': own.caught,
        'whole-bar': own.all,
        'other-row': chosen.map(({ run }) => run),
      }),
      wholeNumberStep('top-of-bar', own.all, {
        'part-from-zero': [own.run, own.caught],
        'parts-subtracted': Math.abs(own.run - own.caught),
      }),
      wholeNumberStep('other-bar', other.all, {
        'one-part-only': [other.run, other.caught],
        'other-row': chosen.map(({ all }) => all),
      }),
      makeAnswerableOnFigure(
        'spot',
        choiceStep(
          'tallest',
          tallest.label,
          chosen.map(({ label }) => ({ key: label, tag: 'smaller-total' })),
        ),
      ),
      wholeNumberStep('difference', more.all - less.all, {
        'added-for-difference': more.all + less.all,
        'compared-one-part': [
          more.run - less.run,
          more.caught - less.caught,
          less.run - more.run,
          less.caught - more.caught,
        ],
      }),
      fractionStep(
        'fraction',
        rational(own.run, own.all),
        {
          'wrong-whole': [rational(own.run, yards), rational(own.run, runs)],
          'other-part': rational(own.caught, own.all),
        },
        expectedFractionMistakes(own.run, own.all, 2),
      ),
      roundedNumberStep(
        'percent',
        rational(own.run * 100, own.all),
        { 'wrong-whole': roundHalfUp(rational(own.run * 100, yards)) },
        percentAndAngleMistakes(own.run, own.all, 100),
      ),
      wholeNumberStep('all-of-one-kind', catches, {
        'other-part': runs,
        'whole-bar': yards,
        'part-left-out': chosen.map(({ caught }) => catches - caught),
      }),
      roundedNumberStep(
        'percent-of-all',
        rational(catches * 100, yards),
        {
          'wrong-whole': [
            ...chosen.map(({ all }) => roundHalfUp(rational(catches * 100, all))),
            ...chosen.map(({ caught, all }) => roundHalfUp(rational(caught * 100, all))),
          ],
        },
        percentAndAngleMistakes(catches, yards, 100),
      ),
    ),
  };
}
