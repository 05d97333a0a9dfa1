import { ANSWER_HELP } from '@/lib/domain/answers/read';
import { PROOF_PREFIX } from '@/lib/domain/site/requests';
import { GRAPH_TYPE_LABELS } from '@/lib/domain/testing/by-type';
import { verdictWords } from '@/words/verdicts';
import type { Verdict } from './answers/judge';
import { type Answer, numberAnswer } from './answers/read';

it('says to students what they read while they answer', () => {
  const words = (verdict: Verdict<Answer>) => verdictWords(verdict, 'lesson');
  const before = (answer: Answer) => words({ outcome: 'refused', reason: 'tried-before', answer });
  const forms = (['shortest', 'not-shorter', 'other-number'] as const).map((reason) => words({ outcome: 'right', reason }));
  const tried = numberAnswer({ wholeNumber: 1, numerator: 3, denominator: 4 });
  expect([ANSWER_HELP, ...forms, before({ kind: 'choice', key: 'a' }), before(tried)]).toEqual([
    'You can type 3, 7/4, 1 3/4, -1/2 or 1.75. Press space or / to go to the next box.',
    'Correct! That is the shortest way to write it.',
    'That is the same number. It can be shorter still.',
    'That is another number. Your right answer stays as it is.',
    'You chose this before. This cost no try. Look at the hint and choose again.',
    'You tried 1 3/4 before. This cost no try. Look at the hint and change your answer.',
  ]);
});

it('has a beginning of an error that no sentence has', () => {
  expect(PROOF_PREFIX).toBe('proof:');
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
