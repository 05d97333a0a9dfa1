export const BUILDER = {
  outOfReach:
    'We couldn’t load this part. Check the Wi-Fi, then try again. Your work is saved here.',
  sending: 'Sending your graph.',
  saved: 'Your graph is saved',
  teacherSees: 'Your teacher can see it now. You’ll find it with your other graphs.',
  seeMine: 'See my graphs',
  makeAnother: 'Make another',
  yourGraph: 'Your graph',
  checkAgain: 'Check it again',
  check: 'Check my graph',
  save: 'Save my graph',
  saveAnyway: 'Save it anyway',
  changedSince: 'You changed something since the last check. Check it again.',
  notSaved: 'Not saved yet',
  noSavingNow: 'You can’t save graphs right now. You can still try things out.',
  everythingFits: 'Everything we checked fits',
  saveNow: 'Save your graph now.',
  right: 'Right',
  lookAgain: 'Look again',
  later: 'Later',
  forTeacher: 'For your teacher',
  goThere: 'Go there',
  none: 'None',
  statistic: 'Statistic',
  from: 'From',
  to: 'To',
  noOneHasAll: 'No one on your team has all of these. Choose different statistics.',
  drawingOutOfReach: 'We couldn’t load the drawing. Check the Wi-Fi. Your work is saved here.',
  willAppear: 'Choose players, and your graph will appear here.',
  tryAgain: 'Try again',
  savedHere: 'Saved on this device while you work.',
  chooseData: 'Choose your data',
  workOutNumbers: 'Work out the numbers',
  playersFirst: 'Choose players first. Then your boxes appear here.',
  chooseScale: 'Choose the scale',
  makeClear: 'Make it clear',
  noPicture:
    'This browser couldn’t make a picture of your graph. Please tell your teacher. ' +
    'Your work is saved here.',
  gameByGame: 'Your numbers, game by game',
  player: 'Player',
  unreadable: 'can’t be read',
  bye: 'bye',
  noGame: 'no game',
  scaleHint: 'A step of 10 from a start of 0 makes 0, 10, 20, and so on.',
  start: 'Start',
  step: 'Step',
  end: 'End',
  withoutGame: 'In a week without a game, the line…',
  gap: 'has a gap',
  zero: 'goes to 0',
  straightOn: 'goes straight on',
  showKey: 'Show a key',
  showDots: 'Show a dot for each game',
  title: 'Title',
  titleHint: 'What was counted, and for whom?',
  xLabel: 'Label below the x-axis',
  yLabel: 'Label beside the y-axis',
  claim: 'Your sentence',
  claimHint: 'What can we see in your graph? This is read to people who can’t see it.',
} as const;

export const someRightText = (right: number, all: number): string => `${right} of ${all} are right`;
export const lookAtAgainText = (things: number): string =>
  `Look at ${things === 1 ? 'one thing' : `${things} things`} again. ` +
  'It’s okay to need a few rounds.';
export const playersToChooseText = (min: number, max: number): string =>
  `Players: choose ${min} to ${max}`;
export const chosenCountText = (players: number): string => `${players} chosen`;
export const whenText = (from: number, to: number): string =>
  from === to ? `week ${from}` : `weeks ${from} to ${to} together`;
/** `when` is what {@link whenText} says. */
export const yourNumbersText = (when: string): string => `Your numbers, ${when}`;
export const scaleOfText = (axis: 'x' | 'y'): string => `Scale of the ${axis}-axis`;
