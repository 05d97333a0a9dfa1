import { countText } from './numbers';

export const askStudentsForLinesText = (students: number): string =>
  students === 1 ? 'Ask this student for the lines' : `Ask these ${students} for their lines`;
export const studentsAskedForLinesText = (students: number): string =>
  students === 0
    ? 'Nobody has to be asked: these cards are right by now.'
    : `${countText(students, 'student')} ${students === 1 ? 'is' : 'are'} asked for the lines.`;
