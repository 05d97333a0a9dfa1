/**
 * Loaded when a student starts to work: number strip, solved and corrected steps, team total,
 * summary.
 */
// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export { RightAnswer } from '@/components/steps/right-answer';
export { CommonDenominatorStrip } from './common-strip';
export { solvedLineBoxes } from './solved-lines';
export { TeamGroups } from './team-groups';
export { CardSummary, OwnPoints, StepCorrectionNotice, TeamFacts } from './whole-team';
