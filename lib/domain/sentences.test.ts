import { ANSWER_HELP } from './answers/help';
import { CHOSEN_BEFORE, FORM_REPLIES, triedBefore } from './answers/replies';
import { ASSESSMENT_QUESTIONS } from './assessment';
import { GRAPH_TYPE_LABELS } from './graph-types';
import { LINEUP_LOCK_REASON } from './lineup-lock';
import { PROOF_PREFIX } from './proof';

it('says to students what they read while they answer', () => {
  expect([ANSWER_HELP, FORM_REPLIES, CHOSEN_BEFORE, triedBefore({ wholeNumber: 1, numerator: 3, denominator: 4 })]).toEqual([
    'You can type 3, 7/4, 1 3/4, -1/2 or 1.75. Press space or / to go to the next box.',
    {
      shortest: 'Correct! That is the shortest way to write it.',
      notShorter: 'That is the same number. It can be shorter still.',
      otherNumber: 'That is another number. Your right answer stays as it is.',
    },
    'You chose this before. This cost no try. Look at the hint and choose again.',
    'You tried 1 3/4 before. This cost no try. Look at the hint and change your answer.',
  ]);
});

it('says why a line-up is locked', () => {
  expect(LINEUP_LOCK_REASON).toEqual(
    'It was locked on Thursday at 3:00 PM, before the games of the week. When the next week opens, you can set the one after it.',
  );
  // No sentence begins as the challenge of a proof of work does.
  expect(PROOF_PREFIX).toBe('proof:');
});

it('asks the three questions of the start, each with five answers from least to most', () => {
  const feelings = ['Not so good', 'A bit unsure', 'Okay', 'Good', 'Great'];
  expect(ASSESSMENT_QUESTIONS).toEqual([
    {
      name: 'gameExcitement',
      legend: 'How excited are you to play this game?',
      answers: ['Not yet', 'A little', 'Okay', 'Excited', 'Very excited'],
    },
    { name: 'mathConfidence', legend: 'How do you feel about math?', answers: feelings },
    { name: 'fractionConfidence', legend: 'How do you feel about fractions?', answers: feelings },
  ]);
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
