import type { GraphType } from '../graph-types';
import { seededRandom } from '../random';
import { boxAndWhiskerLesson } from './box-and-whisker';
import { circleLesson } from './circle';
import { finishLesson, type LessonMaker } from './draft';
import { histogramLesson } from './histogram';
import type { Lesson } from './lesson';
import { multipleLineLesson } from './multiple-line';
import type { LessonRows } from './rows';
import { scatterPlotLesson } from './scatter-plot';
import { stackedBarLesson } from './stacked-bar';
import { stemAndLeafLesson } from './stem-and-leaf';

const MAKERS: Readonly<Record<GraphType, LessonMaker>> = {
  circle: circleLesson,
  'stacked-bar': stackedBarLesson,
  'multiple-line': multipleLineLesson,
  'stem-and-leaf': stemAndLeafLesson,
  histogram: histogramLesson,
  'scatter-plot': scatterPlotLesson,
  'box-and-whisker': boxAndWhiskerLesson,
};

/** Far more than are ever needed: most first choices carry a lesson. */
const CHOICES = 80;

/**
 * The lesson of one type on a student's own numbers, with its answers. The same rows and seed always give the same lesson. Null while the
 * student's players have too few games for it (`LESSON_NEEDS` says what it takes).
 */
export function makeLesson(type: GraphType, rows: LessonRows, seed: number): Lesson | null {
  for (let choice = 0; choice < CHOICES; choice += 1) {
    const draft = MAKERS[type](rows, seededRandom(seed + choice * 0x9e3779b1));
    const lesson = draft && finishLesson(type, draft);
    if (lesson) return lesson;
  }
  return null;
}
