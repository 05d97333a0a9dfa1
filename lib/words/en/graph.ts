import { MAX_FILES_PER_STUDENT_WEEK } from '@/lib/domain/graphs/handed-in-graph';

/** Why a student without a league can't turn in a graph. */
export const noLeagueText = (): string => 'Join a league first. Your teacher has a code for you.';

export const tooEarlyText = (): string => 'Graphs start after the first games.';

export const maxPicturesSentText = (): string =>
  `You’ve turned in ${MAX_FILES_PER_STUDENT_WEEK} pictures this ` +
  'week. That’s the most you can turn in.';

export const newerVersionCameText = (): string =>
  'The student turned in a newer version. Please reload the page to see it.';

export const reviewedInOtherWindowText = (): string =>
  'This graph was reviewed in another window. What was said there is shown now. ' +
  'Nothing of yours was sent or lost.';

export const sayWhatToChangeText = (): string =>
  'Please say what to change so the student knows what to do.';

export const newerVersionExistsText = (): string =>
  'There’s already a newer version of this graph. Please check again.';

export const noSuchGraphText = (): string => 'We couldn’t find this graph.';

export const noSuchLessonText = (): string => 'We couldn’t find this lesson.';

export const finishLessonFirstText = (): string =>
  'Work out all nine steps first. Then you can hand in its graph.';

export const titleNeededText = (): string => 'Please give your graph a title.';

export const titleTooLongText = (most: number): string =>
  `Please use at most ${most} characters for the title.`;

export const descriptionNeededText = (): string =>
  'Please say in a sentence what your graph shows. It’s for everyone who can’t see it.';

export const chooseATypeText = (): string => 'Please choose a type of graph from the list.';

export const numbersUnreadableText = (): string => 'We couldn’t read the numbers for this graph.';

export const chooseARubricLevelText = (): string => 'Please choose one of the four for each part.';

export const aTeamText = (): string => 'A team';

export const formerStudentText = (): string => 'A former student';
