import {
  MAX_NAME_CHANGES_PER_WEEK,
  MAX_TEAM_NAME_LENGTH,
  MIN_TEAM_NAME_LENGTH,
  type TeamNameProblem,
} from '@/lib/domain/team/team-names';

const PROBLEMS: Readonly<Record<TeamNameProblem, string>> = {
  'too-short': `Use at least ${MIN_TEAM_NAME_LENGTH} letters.`,
  'too-long': `Use at most ${MAX_TEAM_NAME_LENGTH} letters and spaces.`,
  signs: "Use only letters, numbers, spaces, ', -, and &.",
  'no-letter': 'Use at least one letter or number.',
  invisible: 'This name has characters that can’t be seen.',
  unkind: 'Please choose a name that’s kind to everyone.',
  // The same text for a classmate, the teacher, and a user name, so that nobody can find out who is
  // in the class.
  person: 'Please choose a name that isn’t a person’s name.',
  taken: 'Another team has a name that looks like this one. Please choose another.',
};
export const teamNameProblemText = (problem: TeamNameProblem): string => PROBLEMS[problem];

export const nameChangedTooOftenText = (): string =>
  `You’ve changed your team name ${MAX_NAME_CHANGES_PER_WEEK} times this week. ` +
  'That’s the most for one week.';

export const pickAThemeText = (): string => 'Pick one of the themes shown.';

export const pickAMascotText = (): string => 'Pick one of the mascots shown.';

export const pickAColorText = (): string => 'Pick one of the colors shown.';
