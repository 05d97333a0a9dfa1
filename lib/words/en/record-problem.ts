/** For a student's page whose document can't be read. */
export const PAGE_PROBLEM = {
  title: 'We can’t read this part',
  sentence:
    'Something here was saved in a form we can’t read. It’s not your fault, and nothing was ' +
    'deleted. Trying again won’t help. Please tell your teacher.',
};

/** For someone whose own record, team, or class can't be read. */
export const RECORD_PROBLEM = {
  title: 'We can’t read your record',
  classTitle: 'We can’t read this class',
  lead: 'It’s not your fault, and nothing was deleted.',
  why:
    'Something in it was saved in a form we can’t read. Trying again won’t help: someone has ' +
    'to fix it.',
  studentAsks: 'Please tell your teacher, and show them this page.',
  teacherAsks: 'Please ask the person who runs this website, and send them this page.',
  operator: 'The person who runs this website:',
  document: 'What to fix:',
  fixed: 'It’s fixed',
};

/** For the teacher of a student whose record can't be read. */
export const UNREADABLE_STUDENT = {
  title: 'This student’s record can’t be read',
  sentence:
    'Something in it was saved in a form we can’t read, so it isn’t shown. ' +
    'Nothing was changed. Please tell the person who runs this website: they can find it and ' +
    'often repair it. You can still export everything that is stored, or delete the student.',
  exported: 'Export everything (JSON)',
};

/** In a teacher's list of classes. */
export const UNREADABLE_CLASS = {
  noName: 'A class without a name',
  sentence:
    'This class can’t be read, so its pages don’t open, for you or for its students. ' +
    'Nothing in it was changed. Please send this to the person who runs this website:',
};
