import { ALL_TASKS_REASON, STICKER_KIND_IDS, STICKER_KINDS, stickerReasonText, tidyStickerWords } from './stickers';

it.each([
  [ALL_TASKS_REASON, false, 'All tasks of the week done.'],
  // Nobody can give by hand what only comes by itself.
  [ALL_TASKS_REASON, true, 'all-tasks'],
  ['kept-trying', true, 'Kept trying until it worked.'],
  ['clear-working', true, 'Showed every step of the work.'],
  ['helped-classmate', true, 'Helped a classmate.'],
  ['found-own-mistake', true, 'Found a mistake and fixed it.'],
  ['good-question', true, 'Asked a good question.'],
  ['explained-well', true, 'Explained it so that others understood.'],
  ['good-question', false, 'Asked a good question.'],
  ['You were brave today.', true, 'You were brave today.'],
  ['some-older-reason', false, 'For good work.'],
])('reads the reason "%s", given by hand: %s, as "%s"', (reason, byHand, text) => {
  expect(stickerReasonText(reason, byHand)).toBe(text);
});

it('lists each reason to choose from once, in its order', () => {
  expect(STICKER_KIND_IDS).toEqual(STICKER_KINDS.map(({ id }) => id));
  expect(new Set(STICKER_KIND_IDS).size).toBe(6);
});

it.each([
  ['  Well   done,\n\tAda!  ', 'Well done, Ada!'],
  ['a\u0000b\u200bc\u202ed', 'a b c d'],
  ['Chloe\u0301', 'Chlo\u00e9'],
  [' \n ', ''],
])('makes one tidy line of %j', (typed, line) => {
  expect(tidyStickerWords(typed)).toBe(line);
});
