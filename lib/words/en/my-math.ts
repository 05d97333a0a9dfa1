export const MY_MATH = {
  canDo: 'What I can do',
  nothingYet: 'Nothing here yet. Skills move up as you work.',
  learning: 'What I am learning',
  nothingNow: 'Nothing here right now. Well done!',
  notKnown: 'We don’t know enough yet',
  howUp:
    'With eight of your last ten right on the first try, a skill moves up to “What I can do.” ' +
    'It takes at least five tries. A gray square doesn’t count as right.',
  linesTellMore:
    'Some tries were wrong, and we can’t tell where. Write down what each line gives. ' +
    'Then we can tell you more.',
  counted: 'This counts score cards, practice twins, and lessons.',
  lastOn: 'Last on',
  beaten: 'Mistakes I have beaten',
  practiceSoon: 'Soon, three questions from weeks ago will wait for you here.',
  noPractice: 'There are no questions from weeks ago right now.',
  nothingCounted: 'Nothing counted yet',
  workOutPoints: 'Work out the points',
  afterFirstCard: 'After your first score card, you’ll see here what you can do.',
  whoSees:
    'Only you and your teacher see this page. A filled dot was right on the first try. An empty ' +
    'dot was not. A gray square was wrong too, but we can’t tell where. The newest dot is on the ' +
    'right.',
} as const;

/** `fixed` is when, or nothing. */
export const rightSinceText = (fixed: string | null, times: number): string =>
  `${fixed ? `Fixed ${fixed}. ` : ''}Right ${times} times since.`;

/** Of a skill’s row, for the student and for the teacher. */
export const SKILL_PARTS = {
  like: 'like',
  canDo: 'can do',
  learning: 'learning',
  notKnown: 'not known yet',
  dividedBy: 'divided by',
  equals: 'equals',
  times: 'times',
  plus: 'plus',
} as const;
