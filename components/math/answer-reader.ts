// biome-ignore lint/performance/noBarrelFile: one file, so that it is one request.
export {
  cleanAnswerText,
  parseMixedNumberBoxes,
  splitPastedAnswer,
} from '@/lib/domain/answers/read';
export { answerProblemText } from '@/words/answers';
