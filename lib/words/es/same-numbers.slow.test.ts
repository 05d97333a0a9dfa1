import { hintContentAtLevel } from '@/lib/domain/answers/hints';
import type { StepContext } from '@/lib/domain/answers/step-context';
import { makeTogetherPlan, type TogetherNumbers } from '@/lib/domain/answers/together';
import { HINT_LEVEL_COUNT } from '@/lib/domain/answers/tries';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { loadCardOfEachKind, teamStepsOf } from '@/lib/testing/load-card-of-each-kind';
import * as enHints from '../en/hints';
import * as enTogether from '../en/together';
import * as esHints from './hints';
import * as esTogether from './together';

/**
 * The English hints are checked to be true and to hold no answer. The Spanish ones have the same
 * numbers, so they give away no more.
 */
const numbersIn = (text: string): string[] =>
  [...new Set(text.match(/[−-]?\d+(?:\/\d+)?/g) ?? [])].toSorted();

const hintsOf = (words: typeof enHints | typeof esHints, context: StepContext): string[] =>
  Array.from({ length: HINT_LEVEL_COUNT + 1 }, (_, index) => {
    const { text, lines = [] } = words.localizeHint({
      of: context.kind,
      mistake: null,
      rung: hintContentAtLevel(context, index + 1),
    });
    return [text, ...lines.map(({ label, how }) => `${label} ${how}`)].join(' ');
  });

const cardOf = (context: StepContext): TogetherNumbers =>
  context.kind === 'team'
    ? {
        kind: 'team',
        lines: context.lines.map(({ label, value }) => ({ label, value: toMixed(value) })),
      }
    : {
        kind: 'player',
        lines: context.lines.map(({ label, count, rate }) => ({
          label,
          count,
          rate: toMixed(rate),
        })),
      };

const questionsOf = (words: typeof enTogether | typeof esTogether, context: StepContext) => {
  const { lines, sum } = makeTogetherPlan(cardOf(context));
  return [...lines.flatMap(({ questions }) => questions), ...sum].flatMap((question) => [
    words.smallQuestionText(question),
    words.foundResultText(question),
    words.smallHint(question, 'not-yet'),
  ]);
};

it('has the numbers of the English hint or question, and no others', async () => {
  const cards = await loadCardOfEachKind();
  // A third of the kinds of cards has every kind of text, in a third of the time.
  const some = cards.filter((_, place) => place % 3 === 0);
  const contexts: StepContext[] = [...some, ...teamStepsOf(some)];
  expect(contexts.length).toBeGreaterThan(50);
  for (const context of contexts) {
    expect(hintsOf(esHints, context).map(numbersIn)).toEqual(
      hintsOf(enHints, context).map(numbersIn),
    );
    expect(questionsOf(esTogether, context).map(numbersIn)).toEqual(
      questionsOf(enTogether, context).map(numbersIn),
    );
  }
}, 60_000);
