import { RUBRIC_PARTS } from '@/lib/domain/graphs/handed-in-graph';
import { PRAISE, returnSentencesForGraphOrigin } from './graph-comments';
import { RUBRIC_LEVELS, RUBRIC_WORDS, typedTableProblemText } from './graph-review';

it('looks at four things, each from 0 to 3', () => {
  expect(
    RUBRIC_PARTS.map((key) => [key, RUBRIC_WORDS[key].label, RUBRIC_WORDS[key].question]),
  ).toEqual([
    ['accuracy', 'Accuracy', 'Do the marks show the true numbers?'],
    ['labels', 'Labels', 'Are there a title and labels with units?'],
    ['scale', 'Equal scale', 'Are all the steps of the scale the same size?'],
    [
      'keyAndClaim',
      'Key and claim',
      'Is there a key, and a sentence that says what the graph shows?',
    ],
  ]);
  expect(RUBRIC_LEVELS).toEqual(['Not yet', 'A start', 'Almost', 'All there']);
});

it('has ready sentences, whole and short enough to be sent, and those about photos for photos alone', () => {
  expect(PRAISE).toHaveLength(5);
  expect(returnSentencesForGraphOrigin('photo')[0]).toBe(
    'The photo is too blurred to read. Please take it again.',
  );
  expect(returnSentencesForGraphOrigin('photo')).toHaveLength(8);
  expect(returnSentencesForGraphOrigin('builder')).toHaveLength(5);
  expect(returnSentencesForGraphOrigin('builder').join()).not.toMatch(/photo/i);
  for (const text of [...PRAISE, ...returnSentencesForGraphOrigin('photo')])
    expect(text).toMatch(/^[A-Z].{10,290}[.!]$/);
});

it('says which line is no number, and how many lines there may be', () => {
  expect(typedTableProblemText({ why: 'unreadable', line: 3 })).toBe(
    'Line 3 needs a name, a comma, and a number, like “Hill, 163.”',
  );
  expect(typedTableProblemText({ why: 'too-many', most: 40 })).toBe('Please use at most 40 lines.');
});
