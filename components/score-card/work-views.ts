/**
 * Loaded when a student starts to work: number strip, solved and corrected steps, team total,
 * summary.
 */
// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export { RightAnswer } from '@/components/steps/right-answer';
export { CommonDenominatorStrip } from './common-strip';
export { solvedLineBoxControls } from './solved-lines';
export { StarterGroupSums } from './team-groups';
export { CardSummary, NflCorrectionNotice, OwnStepPoints, TeamStepMaterial } from './whole-team';
