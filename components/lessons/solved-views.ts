/** Loaded when a student starts to work: a right step, and the summary. */
// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export { RightAnswer } from '@/components/steps/right-answer';
export { LessonSummary } from './lesson-summary';
