import type { SelfAssessmentQuestion } from '@/lib/domain/class/assessment';
export const ONBOARDING = {
  threeQuestions: 'Three questions',
  threeQuick: 'Three quick questions',
  helpTeacher: 'They help your teacher get to know the class. This is not a test.',
  helpPick: 'They help us pick your formulas. This is not a test.',
  yourName: 'Your name',
  firstSignIn: 'First, sign in',
  ownAccount: 'Your name and team belong to your own account. It takes a minute to create one.',
  haveCode: 'I have a join code',
  makeAccount: 'Make an account',
  haveAccount: 'I have an account',
  yourTeam: 'Your team',
  newSeason: 'A new season is starting',
  newTeamNow: 'Everyone makes a new team now. We’ve saved what you did last season.',
  answerAgain: 'answer the three questions again',
  makeTeam: 'Make your team',
  pickLooks: 'Pick a name, a mascot, and colors. Your class sees them.',
  howToDraft: 'How to draft',
  toDraft: 'To draft means to pick real players. You need six positions.',
  scoutFirst: 'Scout a player to open a position: work out one real game.',
  samePlayers: 'Your classmates can pick the same players.',
  pickPlayers: 'Pick my players',
  newToFootball: 'New to football? We can fill your team.',
  whatWordsMean: 'What the words mean',
  pickAFace: 'Pick the face that fits best. There are no wrong answers.',
  yourFormulas: 'Your formulas',
  next: 'Next',
  skip: 'Skip the questions',
  pickTheOther: 'You can pick the other one.',
  pickAnother: 'You can pick another one.',
  questions: 'Questions',
  draft: 'Draft',
  gettingStarted: 'Getting started',
  done: 'Done:',
  fieldPicture:
    'A football field from above. Your players line up at the bottom, and the defense is at ' +
    'the top.',
  thisIsMyTeam: 'This is my team',
} as const;

export const joiningLeagueText = (league: string): string => `You’re joining ${league}.`;
/** `link` has the text {@link ONBOARDING.answerAgain}. */
export const answerAgainOfferText = <Part>(link: Part): readonly (string | Part)[] => [
  'If you like, ',
  link,
  '.',
];
export const formulasInUseText = <Part>(level: Part): readonly (string | Part)[] => [
  'You’re using the formulas for ',
  level,
  '. Your teacher can change that.',
];
export const recommendedLevelLabel = (level: string): string => `${level} (our pick for you)`;
export const seasonChangedText = (season: number): string =>
  `Your class plays the ${season} season, so you pick new players. Your points are still yours.`;
export const pickCountRangeText = ({ min, max }: { min: number; max: number }): string =>
  `Pick ${min} to ${max}`;

const FEELINGS = ['Not so good', 'A little unsure', 'Okay', 'Good', 'Great'] as const;

/** Each question with its five answers, from least to most. */
export const ASSESSMENT_WORDS: Readonly<
  Record<SelfAssessmentQuestion, { legend: string; answers: readonly string[] }>
> = {
  gameExcitement: {
    legend: 'How excited are you to play this game?',
    answers: ['Not yet', 'A little', 'Okay', 'Excited', 'Very excited'],
  },
  mathConfidence: { legend: 'How do you feel about math?', answers: FEELINGS },
  fractionConfidence: { legend: 'How do you feel about fractions?', answers: FEELINGS },
};
