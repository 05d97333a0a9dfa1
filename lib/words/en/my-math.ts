export const MY_MATH = {
  practiceSoon: 'Soon, three questions from weeks ago will wait for you here.',
  noPractice: 'There are no questions from weeks ago right now.',
  nothingCounted: 'Nothing counted yet',
  workOutPoints: 'Work out the points',
  afterFirstCard: 'After your first score card, you’ll see here what you can do.',
  whoSees:
    'Only you and your teacher see this page. A filled dot was right on the first try. The newest is on the right.',
} as const;
