export const FIREBASE_COST = {
  who: 'Who',
  students: 'Students',
  read: 'Records read',
  written: 'Records written',
  month: 'A month',
  caption: 'A month on Firebase',
} as const;
