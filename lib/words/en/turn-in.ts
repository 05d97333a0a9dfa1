import { countText } from './numbers';

export const GRAPH_UPLOAD = {
  choosePicture: 'Please choose a picture of your graph.',
  title: 'Title',
  type: 'Type of graph',
  anotherKind: 'Another kind',
  whatShows: 'What does it show?',
  whatShowsHint:
    'For everyone who can’t see it. Say what the graph compares and what is largest. ' +
    'For example: “Yards for my four receivers. Tyreek Hill has the most, 163. ' +
    'The others have 50 to 90.”',
  numbers: 'Its numbers (optional)',
  numbersHint:
    'They appear below your graph as a table. One line for each: a name, a comma, a number. ' +
    'For example: Hill, 163',
  turnInNew: 'Turn in the new version',
  turnIn: 'Turn in my graph',
  sending: 'Sending your graph',
  posting: 'Sent. One moment, your graph is being posted',
  describe: 'Please say in a sentence what your graph shows.',
  notAPicture: 'We can’t read this picture. Please choose another one: PNG, JPEG, or WebP.',
  picture: 'Picture',
  dragHere: 'Drag a picture here, or',
  choose: 'Choose a picture',
  takePhoto: 'Take a photo',
  kinds: 'PNG, JPEG, or WebP, up to 8 MB',
  cropAgain: 'Crop again',
  crop: 'Crop',
  chooseAnother: 'Choose another picture',
  partKept: 'The part you’re keeping',
  whatYouChose: 'What you chose',
  emptyFile: 'This file is empty. Please choose another one.',
  heic: 'This photo is saved as HEIC. Please save it as JPEG, or take a screenshot.',
  wrongKind: 'Please choose a picture: PNG, JPEG, or WebP.',
} as const;

export const youTurnedInGraphText = (title: string): string => `You turned in “${title}”`;
export const afterTurnInText = (mvpPoints: number): string =>
  `${mvpPoints > 0 ? `You earned ${countText(mvpPoints, 'MVP point')}. ` : ''}Your teacher ` +
  'will look at it.';
