import type { GraphOrigin } from '@/lib/domain/graphs/handed-in-graph';

/** Sentences for a teacher's review. `localizedCommentText` says them in a student's language. */

/** For an accepted graph. */
export const PRAISE: readonly string[] = [
  'Clear and true to the numbers. Well done!',
  'Your title says exactly what we see. Nice work!',
  'Your key makes this easy to read.',
  'Good work. Next time, try another kind of graph.',
  'The numbers are right. A clearer photo would show them better.',
];

const ABOUT_PHOTOS: readonly string[] = [
  'The photo is too blurred to read. Please take it again.',
  'A part is cut off. Please take a photo of the whole graph.',
];
const ABOUT_GRAPHS: readonly string[] = [
  'The labels are missing. Please add a title and units.',
  'Please check each number against the box score again.',
  'The steps of your scale should all be the same size.',
  'Please add a key so we know what each color means.',
  'Please add one sentence that says what your graph shows.',
];
/** Choosing this one also takes the points of the photo back. */
export const notAGraphText = (): string =>
  'This isn’t a graph, so it doesn’t earn MVP points. Please turn in a graph.';

/** Choosing one of these returns a graph at once. Built graphs have no photo to comment on. */
export const returnSentencesForGraphOrigin = (source: GraphOrigin): readonly string[] =>
  source === 'photo' ? [...ABOUT_PHOTOS, ...ABOUT_GRAPHS, notAGraphText()] : ABOUT_GRAPHS;
