/**
 * What a card needs only once someone works on it: the strip, the own lines as hops, a step that is
 * right or was corrected, the team's total, and the end.
 */
// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export { RightAnswer } from '@/components/steps/right-answer';
export { StepStrip } from './common-strip';
export { Hops } from './hops';
export { doneBoxes, hopsOf } from './own-way';
export { TeamGroups } from './team-groups';
export { CardSummary, OwnPoints, StepCorrected, TeamFacts } from './whole-team';
