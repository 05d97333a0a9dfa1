export const BUILDER = {
  outOfReach:
    'We couldn’t load this part. Check the Wi-Fi, then try again. Your work is saved here.',
  sending: 'Sending your graph.',
  savedOnDevice: 'Saved on this device.',
  onItsWay: 'Your teacher gets it in a moment.',
  saved: 'Your graph is saved.',
  teacherSees: 'Your teacher can see it now.',
  seeMine: 'See my graphs',
  makeAnother: 'Make another',
  yourGraph: 'Your graph.',
  nothingBreaks: 'You can’t break anything. Save it when you like.',
  whatWeChecked: 'What we checked',
  sayIt: 'Say what we see',
  next: 'Next',
  previousThing: 'Previous',
  nextThing: 'Next',
  typeOrPull: 'Type it, or pull the handle.',
  pull: 'Pull the handle on the chart.',
  titleAndSentence: 'Now give it a title and one sentence. Then check it.',
  checkAgain: 'Check again',
  check: 'Check my graph',
  save: 'Save my graph',
  saveAsIs: 'Save it as it is',
  changedSince: 'You changed something since the last check. Check it again.',
  notSaved: 'Not sent yet.',
  noSavingNow: 'You can’t save graphs right now. You can still try things out.',
  everythingFits: 'Everything we checked is right.',
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
  claim: 'Your sentence',
  claimHint: 'What can we see in your graph? This is read to people who can’t see it.',
} as const;

export const someRightText = (right: number, all: number): string =>
  `${right} of ${all} are right. It’s okay to need a few rounds.`;
export const choosePlayersFromToText = (min: number, max: number): string =>
  `Players: choose ${min} to ${max}`;
export const chosenPlayerCountText = (players: number): string => `${players} chosen`;
export const graphWeeksText = (from: number, to: number): string =>
  from === to ? `week ${from}` : `weeks ${from} to ${to} together`;
/** `when` is what {@link graphWeeksText} says. */
export const yourNumbersTitle = (when: string): string => `Your numbers, ${when}`;
export const scaleOfText = (axis: 'x' | 'y'): string => `Scale of the ${axis}-axis`;
