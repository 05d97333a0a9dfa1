import { MAX_FILES_PER_WEEK } from '@/lib/domain/graph';

/** Why nothing can be turned in now. */
export const NO_LEAGUE = 'Join a league first. Your teacher has a code for you.';

export const TOO_EARLY = 'Graphs start after the first games.';

export const WEEK_FULL =
  `You’ve turned in ${MAX_FILES_PER_WEEK} pictures this ` +
  'week. That’s the most you can turn in.';

export const NEWER_VERSION_CAME =
  'The student turned in a newer version. Please reload the page to see it.';

export const REVIEWED_MEANWHILE =
  'This graph was reviewed in another window. What was said there is shown now. ' +
  'Nothing of yours was sent or lost.';

export const SAY_WHAT_TO_CHANGE = 'Please say what to change so the student knows what to do.';

export const NEWER_VERSION_EXISTS =
  'There’s already a newer version of this graph. Please check again.';

export const NO_SUCH_GRAPH = 'This graph could not be found.';

export const NO_SUCH_LESSON = 'This lesson could not be found.';

export const LESSON_FIRST = 'Work out all nine steps first. Then you can hand in its graph.';

export const TITLE_NEEDED = 'Please give your graph a title.';

export const titleTooLongText = (most: number): string =>
  `Please use at most ${most} characters for the title.`;

export const DESCRIPTION_NEEDED =
  'Please say in a sentence what your graph shows. It’s for everyone who can’t see it.';

export const CHOOSE_A_TYPE = 'Please choose a type of graph from the list.';

export const NUMBERS_UNREADABLE = 'We couldn’t read the numbers for this graph.';

export const CHOOSE_A_LEVEL = 'Please choose one of the four for each part.';

export const A_TEAM = 'A team';

export const FORMER_STUDENT = 'A former student';
