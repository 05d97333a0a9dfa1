/** "Room 12, Ms. Rivera: grades on June 11, 2027". */
export const officeTitle = (league: string, teacher: string, day: string): string =>
  `${league}, ${teacher}: grades in percent, ${day}`;

/** Eighteen weeks share the width of a page: "Week 6" is "W 6". */
export const shortWeekHead = (head: string): string => head.replace(/^Week /, 'W ');

export const OFFICE_README = `These files open without the app.

grades.pdf   Each student's grade of each week, in percent, on paper.
grades.csv   The same as a table, with graphs, lessons, and tries.
weeks.csv    A row for each student and week, with every step and task.

A blank cell is a week that doesn't count for the student, and "excused" is a
week that the teacher left out. Passwords, login cards, and supports aren't in
these files.
`;
