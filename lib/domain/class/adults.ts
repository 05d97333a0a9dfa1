import type { CalendarDay } from '../time/calendar';

/** All roles but the owner's. The owner is the class's `teacherId`. */
export const INVITED_ROLES = ['co-teacher', 'substitute', 'aide'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];
export type ClassRole = 'owner' | InvitedRole;

export type ClassCapability = 'look' | 'run' | 'manage' | 'own';

const CAPABILITIES: Readonly<Record<ClassRole, readonly ClassCapability[]>> = {
  owner: ['look', 'run', 'manage', 'own'],
  'co-teacher': ['look', 'run', 'manage'],
  substitute: ['look', 'run'],
  aide: ['look'],
};

export const hasClassCapability = (role: ClassRole, needs: ClassCapability = 'own'): boolean =>
  CAPABILITIES[role].includes(needs);

export type ClassAdult = {
  readonly role: InvitedRole;
  /** Nothing is shown to the adult before this day; missing for a role that begins at once. */
  readonly firstDay?: CalendarDay | undefined;
  /** A substitute always has one; without it the others stay until someone takes them out. */
  readonly lastDay?: CalendarDay | undefined;
};

/**
 * An adult's role in one or more classes, as an invitation states it. A day is null if there is no
 * limit.
 */
export type ClassRoleInvitation = {
  readonly by: string;
  readonly classes: readonly string[];
  readonly role: InvitedRole;
  readonly from: string | null;
  readonly until: string | null;
};

type WithAdults = {
  readonly teacherId: string;
  /** By account. If they are unreadable, nobody but the owner is let in. */
  readonly adults?: Readonly<Record<string, ClassAdult>> | 'unreadable' | undefined;
};

/** Null for a stranger, and for an adult whose first day is to come or whose last day is over. */
export function roleInClass(
  { teacherId, adults }: WithAdults,
  accountId: string,
  today: CalendarDay,
): ClassRole | null {
  if (teacherId === accountId) return 'owner';
  if (typeof adults !== 'object' || !Object.hasOwn(adults, accountId)) return null;
  const adult = adults[accountId];
  return adult && hasAdultRoleBegun(adult, today) && !isAdultRoleOver(adult, today)
    ? adult.role
    : null;
}

/** Also true for an adult whose first day is to come; false for the owner. */
export function hasCurrentOrFutureInvitedRole(
  league: WithAdults,
  accountId: string,
  today: CalendarDay,
): boolean {
  const { adults } = league;
  const adult = typeof adults === 'object' ? adults[accountId] : undefined;
  return adult !== undefined && !isAdultRoleOver(adult, today);
}

export const hasAdultRoleBegun = ({ firstDay }: ClassAdult, today: CalendarDay): boolean =>
  firstDay === undefined || firstDay <= today;

export const isAdultRoleOver = ({ role, lastDay }: ClassAdult, today: CalendarDay): boolean =>
  lastDay === undefined ? role === 'substitute' : today > lastDay;

/**
 * A teacher tries a class out as a practice student, whose work is stored under another class id
 * than the students'. So nothing that reads the class finds that work; the calendar and formulas
 * come from the class itself.
 */
const TRYOUT = 'tryout-';

export const tryoutClassId = (leagueId: string): string => `${TRYOUT}${leagueId}`;

export const stripTryoutFromLeagueId = (classId: string): string =>
  classId.startsWith(TRYOUT) ? classId.slice(TRYOUT.length) : classId;

export const tryoutStudentId = (leagueId: string, teacherId: string): string =>
  `${tryoutClassId(leagueId)}-${teacherId}`;
