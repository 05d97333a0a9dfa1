import { PRAISE, returnGraphSentences } from '../en/graph-comments';
import { readyCommentText } from './graph-review';

it('says each ready comment of a teacher in Spanish, and leaves own words as they are', () => {
  const ready = [...PRAISE, ...returnGraphSentences('photo')];
  const said = ready.map(readyCommentText);
  expect(new Set(said).size).toBe(ready.length);
  expect(said.filter((comment) => ready.includes(comment))).toEqual([]);
  expect(readyCommentText('Great job, Ana!')).toBe('Great job, Ana!');
});
