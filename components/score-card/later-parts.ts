/** What a card needs only once somebody works on it: other steps' facts, and a step that is right. */
export { RightAnswer } from '@/components/steps/right-answer';
export { StepFacts } from './step-facts';
