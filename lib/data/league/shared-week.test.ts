import { runSharedWeekStory } from '@/lib/testing/shared-week-story';

jest.setTimeout(60_000);

it('a class is shared for a week, each adult may do what the part and the day allow, and one student’s supports hold everywhere unseen', () =>
  runSharedWeekStory({}));
