/** What a card needs only once someone works on it: scratch paper, a step that is right or was corrected, the team's total, and the end. */
// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export { RightAnswer } from '@/components/steps/right-answer';
export { ScratchPaper } from './scratch-paper';
export { CardSummary, OwnPoints, StepCorrected, TeamFacts } from './whole-team';
