import type { LineTask, TeacherQuestion } from '@/lib/domain/answers/teacher-question';
import { formatMixed, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { WORKING_QUESTIONS } from './workings';

/**
 * A sentence that a teacher can say to the student. `wrote` is the student's sum. Null where the
 * teacher has to see the lines first.
 */
export function teacherQuestionText(question: TeacherQuestion, wrote: string): string | null {
  switch (question.asks) {
    case 'line':
      return `What is ${taskText(question.line)}? You wrote ${question.wrote}.`;
    case 'group':
      return `What do ${question.labels.join(' and ')} make together? You wrote ${question.wrote}.`;
    case 'empty-line':
      return `What is ${taskText(question.line)}? You left “${question.line.label}” empty.`;
    case 'adding': {
      const { kind, lines } = question;
      if (kind) return `Your lines are right. ${WORKING_QUESTIONS[kind]}`;
      return lines.length > 1
        ? `Your lines are right. What is ${lines.join(' plus ')}? You wrote ${wrote}.`
        : `Your line is right. How did it become ${wrote}?`;
    }
    case 'first-line': {
      const { line } = question;
      return `Start with “${line.label}”. What is ${taskText(line)}? Your sum is ${wrote}.`;
    }
    case 'mistake':
      return `${WORKING_QUESTIONS[question.kind]} You wrote ${wrote}.`;
    case 'lines':
      return null;
  }
}

/** "71 divided by 10", "2 times 5". */
function taskText({ count, rate }: LineTask): string {
  const { wholeNumber, numerator, denominator } = rate;
  const many = withTypographicMinus(count);
  return wholeNumber === 0 && numerator === 1
    ? `${many} divided by ${denominator}`
    : `${many} times ${withTypographicMinus(formatMixed(rate))}`;
}
