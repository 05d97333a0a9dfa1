import { fromMixed, type Rational, rational } from '@/lib/domain/numbers/fractions';
import type { HintState } from '../answers/hints';
import { type AnswerKey, isSimplest } from '../answers/judge';
import type { Answer } from '../answers/read';
import type { LessonOption, LessonStep, NumberStep } from './lesson';

type LessonHint = { title: string; text: string };
type LessonHintStep = { tag: string | null; hint: LessonHint; state: HintState };

const RUNGS = [
  { title: 'An idea to start with', text: (step: LessonStep) => step.hints.nudge },
  { title: 'The same with other numbers', text: (step: LessonStep) => step.hints.sibling },
  { title: 'Nearly there', text: (step: LessonStep) => step.hints.nearly },
] as const;

/** Right by value: an unreduced fraction and a decimal count as well. */
export function isRight(step: LessonStep, answer: Answer): boolean {
  if (step.kind === 'number') return answer.kind === 'number' && fromMixed(answer.value).equals(step.answer);
  return answer.kind === 'choice' && answer.key === step.answer;
}

/** What an answer to a step is compared with, given how far its hints have come. It stays on the server. */
export function lessonAnswerKey(step: LessonStep, hints: HintState): AnswerKey<Answer, LessonHint> {
  return {
    grade(answer) {
      const correct = isRight(step, answer);
      return { correct, simplified: correct && isSimplest(answer) };
    },
    hint: (answer) => nextLessonHint(step, answer, hints),
  };
}

/**
 * The hint for one wrong answer, as on the score cards: a known mistake gets its own question first, the same mistake again the next rung
 * of the ladder with it, any other answer the next rung. The last rung stays. No hint holds the answer.
 */
export function nextLessonHint(step: LessonStep, answer: Answer, state: HintState): LessonHintStep {
  const known = knownMistake(step, answer);
  if (known && known.tag !== state.tag) {
    return {
      tag: known.tag,
      hint: { title: 'Have a look at this', text: known.hint },
      state: { rung: state.rung, tag: known.tag },
    };
  }
  const rung = Math.min(state.rung + 1, RUNGS.length);
  const { title, text } = RUNGS[rung - 1] ?? RUNGS[0];
  return {
    tag: known?.tag ?? null,
    hint: { title, text: known ? `${known.hint} ${text(step)}` : text(step) },
    state: { rung, tag: known?.tag ?? null },
  };
}

/** What a wrong answer looks like; null for a right one and for one that nothing explains. */
export function knownMistake(step: LessonStep, answer: Answer): Pick<LessonOption, 'tag' | 'hint'> | null {
  if (isRight(step, answer)) return null;
  if (step.kind === 'choice') {
    return step.options.find(({ key }) => answer.kind === 'choice' && key === answer.key) ?? null;
  }
  if (answer.kind !== 'number') return null;
  const value = fromMixed(answer.value);
  return step.mistakes.find((mistake) => mistake.value.equals(value)) ?? inRounding(step, value) ?? inSign(step, value);
}

/** Near the exact value, but not the right whole number: one too far, or not rounded yet. */
function inRounding({ answer, exact }: NumberStep, value: Rational): Pick<LessonOption, 'tag' | 'hint'> | null {
  if (!exact || value.sub(exact).abs().compare(rational(1)) >= 0) return null;
  if (value.d === 1n) {
    return {
      tag: 'rounded-other-way',
      hint: 'You are close. Check the first digit after the decimal point. Do you round up or down?',
    };
  }
  return value.round().equals(answer)
    ? { tag: 'not-rounded', hint: 'You are very close. Round to a whole number at the end.' }
    : null;
}

function inSign({ answer }: NumberStep, value: Rational): Pick<LessonOption, 'tag' | 'hint'> | null {
  if (!value.equals(answer.neg())) return null;
  return { tag: 'sign-turned', hint: 'Check the sign. Is it above zero or below zero?' };
}
