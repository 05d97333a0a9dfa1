export const DELETE_STUDENT = {
  whatHappens:
    'The team, lineups, answers, graphs, and points from this season are deleted right away. ' +
    'This can’t be undone. The account is deleted too, unless the student plays in another ' +
    'season.',
  typeName: 'To delete, type the student’s name',
  button: 'Delete this student for good',
} as const;
export const deleteOfText = (student: string): string => `Delete ${student} for good`;
