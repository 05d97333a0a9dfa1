export const PRACTICE = {
  fromWeeksAgo: 'Questions from weeks ago',
  workOutPoints: 'Work out the points',
  right: 'Right.',
  rightFirst: 'Right on the first try.',
  done: 'Done',
  now: 'Now',
  todo: 'To do',
  times: 'times',
  plus: 'plus',
  goOnWithCard: 'You can go on with your score card.',
  allDone: 'All done: there’s a new sticker for your helmet.',
  earned: 'You earned a sticker.',
  canEarn: 'Get all of them right and you earn a sticker.',
  newEachWeek: 'New questions come with each new week.',
} as const;

export const PRACTICE_TITLE_BY_QUESTION_COUNT: Readonly<Record<number, string>> = {
  1: 'A question from weeks ago',
  2: 'Two questions from weeks ago',
  3: 'Three questions from weeks ago',
};
export const answeredQuestionNumberText = (question: number): string =>
  `That was question ${question}.`;
export const questionName = (question: number): string => `Question ${question}`;
export const inSimplestFormText = <Part>(fraction: Part): readonly (string | Part)[] => [
  fraction,
  ' in simplest form',
];
