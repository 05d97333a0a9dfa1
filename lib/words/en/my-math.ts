export const MY_MATH = {
  canDo: 'What I can do',
  nothingYet: 'Nothing here yet. Skills move up as you work.',
  learning: 'What I am learning',
  nothingNow: 'Nothing here right now.',
  notKnown: 'We don’t know enough yet',
  howUp:
    'A skill moves up to “What I can do” when 8 of your last 10 are right on the first try. ' +
    'With 5 to 9 tries, at least 4 out of every 5 have to be right. ' +
    'A square doesn’t count as right.',
  linesTellMore:
    'For some wrong tries, we can’t tell what went wrong. ' +
    'It helps if you write down the points for each line on your score cards.',
  counted:
    'Score cards, “One like it” cards, and lessons count. ' +
    'So does what you solve on the first try under “Play on.”',
  lastOn: 'Last on',
  beaten: 'Mistakes I have beaten',
  practiceSoon: 'Soon, three questions from weeks ago will wait for you here.',
  noPractice: 'There are no questions from weeks ago right now.',
  nothingCounted: 'Nothing counted yet',
  workOutPoints: 'Work out the points',
  afterFirstCard: 'After your first score card, you’ll see here what you can do.',
  whoSees:
    'Only you and your teacher see this page. A filled dot is a right first try. ' +
    'An empty dot is one that wasn’t right yet. For a square, we can’t tell what happened. ' +
    'The newest is on the right.',
} as const;

/** `fixed` is the day on which a mistake was fixed; null if that isn't known. */
export const rightSinceMistakeText = (fixed: string | null, times: number): string =>
  `${fixed ? `Fixed ${fixed}. ` : ''}Right ${times} times since.`;

/** Parts of a skill’s row. */
export const SKILL_ROW_WORDS = {
  like: 'like',
  dividedBy: 'divided by',
  equals: 'equals',
  times: 'times',
  plus: 'plus',
} as const;
