/** What a card needs only once someone works on it: the strip, a step that is right or was corrected, the team's total, and the end. */
// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export { RightAnswer } from '@/components/steps/right-answer';
export { isProductSum } from '@/lib/domain/answers/lines';
export { CommonStrip } from './common-strip';
export { TeamGroups } from './team-groups';
export { CardSummary, OwnPoints, StepCorrected, TeamFacts } from './whole-team';
