export const TEACHER_FRAME = {
  classes: 'Classes',
  allClasses: 'All classes',
  period: 'Period',
  stuck: 'stuck',
  allowances: 'Allowances',
  myProfile: 'my profile',
} as const;
