import type { NdpaDataCategory } from '@/lib/domain/site/privacy-data-categories';
import type { PURPOSES } from './privacy-register';

export const PRIVACY_DATA = {
  title: 'Data inventory',
  lead: 'Everything this app stores about people: what, why, who sees it, and until when.',
  about:
    'The order is that of the schedule of data (Exhibit B) of the National Data Privacy ' +
    'Agreement. The list is made from the app’s own register, and no field can be stored ' +
    'without its row in it.',
  print: 'Print this list',
  columns: ['Data', 'Why', 'Who sees it', 'Until when'],
  notCollected: 'Not collected.',
  collected: 'categories with data',
  categories: 'categories in all',
  adults: 'About teachers and admins',
  withSeason:
    'Goes with the student’s season: when the student or the league is deleted, or with the purge.',
  withAccount: 'Goes with the account.',
} as const;

/** @param days how long data stays after a school year */
export const purgeAfterText = (days: number): string =>
  `The purge deletes a season ${days} days after its school year.`;

export const CATEGORY_NAMES: Readonly<Record<NdpaDataCategory, string>> = {
  technology: 'Application technology metadata',
  use: 'Application use statistics',
  assessment: 'Assessment',
  attendance: 'Attendance',
  communications: 'Communications',
  conduct: 'Conduct',
  demographics: 'Demographics',
  enrollment: 'Enrollment',
  'parent-contact': 'Parent or guardian contact information',
  'parent-id': 'Parent or guardian ID',
  'parent-name': 'Parent or guardian name',
  schedule: 'Schedule',
  'special-indicator': 'Special indicator',
  'student-contact': 'Student contact information',
  'student-identifiers': 'Student identifiers',
  'student-name': 'Student name',
  performance: 'Student in-app performance',
  'program-membership': 'Student program membership',
  survey: 'Student survey responses',
  'student-work': 'Student work',
  transcript: 'Transcript',
  transportation: 'Transportation',
  other: 'Other',
};

type CollectionTexts = {
  /** The collection in plain words. */
  name: string;
  seenBy: string;
  /** The category of most fields; null for data about teachers and admins. */
  category: NdpaDataCategory | null;
  /** Fields of another category than most of the collection. */
  fields?: Readonly<Record<string, NdpaDataCategory>>;
};

const STUDENT_AND_TEACHERS = 'The student, and the teachers of the class.';
const CLASS = 'The student, the teachers, and classmates, by the team’s name.';
const NOBODY = 'Nobody; only the server uses it.';
const ADMINS = 'Admins.';

/** The stored names of the collections in the privacy register. */
export type InventoryKey = Exclude<keyof typeof PURPOSES, 'leagueStudents'> | 'leagues/students';

/** A collection that is missing here doesn't compile. */
export const INVENTORY: Readonly<Record<InventoryKey, CollectionTexts>> = {
  studentProfiles: {
    name: 'The student’s place in a season',
    seenBy: STUDENT_AND_TEACHERS,
    category: 'performance',
    fields: {
      studentId: 'student-identifiers',
      username: 'student-identifiers',
      ownReference: 'student-identifiers',
      atSchool: 'student-identifiers',
      firstName: 'student-name',
      lastInitial: 'student-name',
      nameOpen: 'student-name',
      season: 'enrollment',
      leagueId: 'enrollment',
      arrivals: 'enrollment',
      removedFromId: 'enrollment',
      removedAt: 'enrollment',
      endedLeagueId: 'enrollment',
      createdAt: 'enrollment',
      assessment_Skipped: 'survey',
      assessment_gameExcitement: 'survey',
      assessment_mathConfidence: 'survey',
      assessment_fractionConfidence: 'survey',
      supports: 'special-indicator',
      excused: 'attendance',
      teamName: 'student-work',
      teamNameApproved: 'student-work',
      teamNameWish: 'student-work',
      teamNameRefused: 'student-work',
      teamNameChanges: 'student-work',
      cardUnused: 'use',
    },
  },
  'leagues/students': {
    name: 'Which class a student is in',
    seenBy: STUDENT_AND_TEACHERS,
    category: 'enrollment',
  },
  studentDraftProgress: {
    name: 'Scouted players',
    seenBy: STUDENT_AND_TEACHERS,
    category: 'performance',
  },
  studentTeams: { name: 'The team', seenBy: CLASS, category: 'student-work' },
  studentLineups: { name: 'Lineups', seenBy: CLASS, category: 'student-work' },
  studentDraftScoreAttempts: {
    name: 'Tries at scouting',
    seenBy: STUDENT_AND_TEACHERS,
    category: 'performance',
  },
  studentPlayerScoreAttempts: {
    name: 'Tries at players’ points',
    seenBy: STUDENT_AND_TEACHERS,
    category: 'performance',
  },
  studentTeamScoreAttempts: {
    name: 'Tries at the team’s points',
    seenBy: STUDENT_AND_TEACHERS,
    category: 'performance',
  },
  studentWeeklyProgress: {
    name: 'A week’s score card',
    seenBy: `${STUDENT_AND_TEACHERS} Classmates see the team’s points of a finished card.`,
    category: 'performance',
  },
  studentWeeklyTasks: {
    name: 'A week’s tasks',
    seenBy: STUDENT_AND_TEACHERS,
    category: 'performance',
  },
  studentGraphs: {
    name: 'Graphs',
    seenBy: `${STUDENT_AND_TEACHERS} The class sees a graph that the teacher hangs up.`,
    category: 'student-work',
    fields: { review: 'assessment', question: 'assessment' },
  },
  studentLessonProgress: {
    name: 'Lessons about graphs',
    seenBy: STUDENT_AND_TEACHERS,
    category: 'performance',
  },
  studentPractice: {
    name: 'Practice questions',
    seenBy: STUDENT_AND_TEACHERS,
    category: 'performance',
  },
  helmetStickers: { name: 'Stickers', seenBy: STUDENT_AND_TEACHERS, category: 'assessment' },
  mvpEvents: { name: 'Points earned', seenBy: CLASS, category: 'performance' },
  operations: { name: 'Answered requests', seenBy: NOBODY, category: 'technology' },
  sessions: { name: 'Sign-ins that are open', seenBy: NOBODY, category: 'technology' },
  accounts: {
    name: 'Accounts',
    seenBy: 'Its owner; the teachers see a student’s user name.',
    category: 'student-identifiers',
    fields: { signedInAt: 'use', createdAt: 'use' },
  },
  confirmLinks: {
    name: 'Mailed links that confirm an address',
    seenBy: NOBODY,
    category: 'technology',
  },
  accountResetTokens: {
    name: 'Mailed links for a new password',
    seenBy: NOBODY,
    category: 'technology',
  },
  schoolAccounts: {
    name: 'The school account that signs in',
    seenBy: NOBODY,
    category: 'student-identifiers',
  },
  rateLimits: { name: 'Counts that slow down guessing', seenBy: NOBODY, category: 'technology' },
  teacherInvitations: { name: 'Invitations of teachers', seenBy: ADMINS, category: null },
  leagues: {
    name: 'Classes',
    seenBy: 'The class’s teachers; its students see the name.',
    category: null,
  },
  teacherProfiles: {
    name: 'Teachers',
    seenBy: 'The teacher and admins; students see the name and the picture.',
    category: null,
  },
  leagueRequests: {
    name: 'Requests for more leagues',
    seenBy: 'The teacher and admins.',
    category: null,
  },
  teacherLeagueAllowances: {
    name: 'How many leagues a teacher may open',
    seenBy: 'The teacher and admins.',
    category: null,
  },
  admins: { name: 'Admins', seenBy: ADMINS, category: null },
  auditLog: { name: 'The audit log', seenBy: ADMINS, category: null },
  auditRepeats: { name: 'Repeats in the audit log', seenBy: ADMINS, category: null },
};
