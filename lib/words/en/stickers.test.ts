import {
  ALL_TASKS_STICKER_REASON,
  CLOSE_GUESS_STICKER_REASON,
  FIXED_MISTAKE_STICKER_REASON,
  PRESET_TEACHER_STICKER_REASONS,
} from '@/lib/domain/team/stickers';
import { stickerKindText, stickerReasonText } from './stickers';

it.each([
  [ALL_TASKS_STICKER_REASON, false, 'Finished all the tasks for the week.'],
  // No one can give by hand what only comes by itself.
  [ALL_TASKS_STICKER_REASON, true, 'all-tasks'],
  [FIXED_MISTAKE_STICKER_REASON, false, 'Fixed a mistake that your lines showed.'],
  [CLOSE_GUESS_STICKER_REASON, false, 'Guessed within 1 point.'],
  ['graph-in-gallery', false, 'Made a graph that your class can see in the gallery.'],
  ['all-kinds-of-graph', false, 'Handed in all seven kinds of graph.'],
  ['kept-trying', true, 'Kept trying until it worked.'],
  ['clear-working', true, 'Showed every step of the work.'],
  ['helped-classmate', true, 'Helped a classmate.'],
  ['found-own-mistake', true, 'Found a mistake and fixed it.'],
  ['good-question', true, 'Asked a good question.'],
  ['explained-well', true, 'Explained it so others understood.'],
  ['good-question', false, 'Asked a good question.'],
  ['You were brave today.', true, 'You were brave today.'],
  ['some-older-reason', false, 'For good work.'],
])('reads the reason "%s", given by hand: %s, as "%s"', (reason, byHand, text) => {
  expect(stickerReasonText(reason, byHand)).toBe(text);
});

it('says each reason to choose from as the student will read it', () => {
  expect(PRESET_TEACHER_STICKER_REASONS.map(stickerKindText)).toEqual(
    PRESET_TEACHER_STICKER_REASONS.map((id) => stickerReasonText(id, true)),
  );
});
