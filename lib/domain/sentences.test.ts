import { PROOF_OF_WORK_PREFIX } from '@/lib/domain/site/requests';
import { GRAPH_TYPE_LABELS } from '@/lib/domain/testing/by-type';
import { answerHelpText } from '@/words/answer-help';
import { verdictWords } from '@/words/verdicts';
import type { Verdict } from './answers/judge';
import { type Answer, numberAnswerOf } from './answers/read';

it('says to students what they read while they answer', () => {
  const words = (verdict: Verdict<Answer>) => verdictWords(verdict, 'lesson');
  const before = (answer: Answer) => words({ outcome: 'refused', reason: 'tried-before', answer });
  const forms = (['simplified-now', 'still-not-simplified', 'other-number'] as const).map(
    (reason) => words({ outcome: 'right', reason }),
  );
  const tried = numberAnswerOf({ wholeNumber: 1, numerator: 3, denominator: 4 });
  expect([answerHelpText(), ...forms, before({ kind: 'choice', key: 'a' }), before(tried)]).toEqual(
    [
      'Type 3, 7/4, 1 3/4, −1/2, or 1.75. Space or / goes to the next box.',
      'Correct! Now it’s in simplest form.',
      'That’s the same number, but it isn’t in simplest form yet.',
      'That’s a different number. Your right answer stays the same.',
      'Same answer as before. It didn’t use up a try. Look at the hint and choose again.',
      'Same answer as before: 1 3/4. It didn’t use up a try. Look at the hint and change your answer.',
    ],
  );
});

it('has a beginning of an error that no sentence has', () => {
  expect(PROOF_OF_WORK_PREFIX).toBe('proof:');
});

it('names the seven graphs of the specification', () => {
  expect(GRAPH_TYPE_LABELS).toEqual({
    circle: 'Circle Graph',
    'stacked-bar': 'Stacked-Bar Graph',
    'multiple-line': 'Multiple-Line Graph',
    'stem-and-leaf': 'Stem-and-Leaf Plots',
    histogram: 'Histograms',
    'scatter-plot': 'Scatter Plots',
    'box-and-whisker': 'Box-and-Whisker Plots',
  });
});
