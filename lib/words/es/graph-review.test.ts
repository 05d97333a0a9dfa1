import { PRAISE, returnSentencesForGraphOrigin } from '../en/graph-comments';
import { localizedCommentText } from './graph-review';

it('says each ready comment of a teacher in Spanish, and leaves own words as they are', () => {
  const ready = [...PRAISE, ...returnSentencesForGraphOrigin('photo')];
  const said = ready.map(localizedCommentText);
  expect(new Set(said).size).toBe(ready.length);
  expect(said.filter((comment) => ready.includes(comment))).toEqual([]);
  expect(localizedCommentText('Great job, Ana!')).toBe('Great job, Ana!');
});
