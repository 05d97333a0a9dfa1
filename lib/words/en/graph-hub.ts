import { count } from './numbers';

export const GRAPH_HUB = {
  allGraphs: 'All graphs',
  noGames: 'No games yet',
  afterFirstWeek: 'After the first week is played, you can graph what your players did.',
  pickedByTeacher: 'Graphs from your class that your teacher picked.',
  myGraphs: 'My graphs',
  lesson: 'Lesson',
  lessonNotOpen: 'This lesson isn’t open yet',
  backToGraphs: 'Back to my graphs',
  noPictureNow: 'You can’t turn in a picture right now',
  turnInPhoto: 'Turn in a photo of your graph',
} as const;

/** `type` is a graph type’s name. */
export const buildOf = (type: string): string => `Build: ${type}`;
export const lessonOf = (type: string): string => `Lesson: ${type}`;
export const newVersionOf = (title: string): string => `A new version of “${title}”`;
export const picturesLeft = (pictures: number): string =>
  `You can send ${count(pictures, 'more picture')} this week.`;
