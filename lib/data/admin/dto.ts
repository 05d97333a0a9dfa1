import { z } from 'zod';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { AuditKind, AuditTimeRange } from '@/words/audit';

export type AuditRowDto = {
  id: string;
  /** In the school's time zone: "Today, Monday, November 23", and "3:00 PM". */
  day: string;
  time: string;
  actor: string;
  actorId: string;
  action: string;
  target: string;
  place: string | null;
  outcome: 'done' | 'denied';
  students: number | null;
  detail: string | null;
  /** For an attempt denied more than once that day: the total, and the last time. */
  repeated: { times: number; lastAt: string } | null;
};

export type AuditFilterDto = {
  kind: AuditKind | null;
  when: AuditTimeRange | null;
  outcome: 'done' | 'denied' | null;
  who: string | null;
};

export type AuditPageDto = {
  rows: AuditRowDto[];
  page: number;
  hasMore: boolean;
  /** The sign-in name of the person whose records these are; null for everyone's. */
  who: string | null;
  isNobody: boolean;
};

/** A teacher, or an address with an allowance and no account. Only admins receive it. */
export type LeagueAllowanceRowDto = {
  email: string;
  teacher: {
    displayName: string;
    /**
     * The school that allowed the app, and who confirmed it when; null in another program's data.
     */
    authority: { school: string; name: string; agreedOn: string; noticeVersion: string } | null;
  } | null;
  leaguesUsed: number;
  leaguesAllowed: number;
  hasRecord: boolean;
};

export type LeagueAllowanceListDto = {
  rows: LeagueAllowanceRowDto[];
  total: number;
  page: number;
  pages: number;
  defaultAllowance: number;
  unreadable: number;
};

/** Reads a page number from an address, starting at 1; anything else is the first page. */
export function readPageNumber(text: string | string[] | undefined): number {
  return typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

export function readSearchText(text: string | string[] | undefined): string {
  return typeof text === 'string' ? text.trim().slice(0, 100) : '';
}

/** A teacher's invitation that nobody has accepted; it may have expired. */
export type TeacherInvitationDto = {
  id: string;
  email: string;
  invitedBy: string;
  sentOn: string;
  endsOn: string;
  isOver: boolean;
};

/**
 * Without mail, the link is returned once for the admin to hand over, because only its hash is
 * stored.
 */
export type NewTeacherInvitationDto = { email: string; link: string | null };

/** A teacher who waits for a proof of the address. Only admins receive it. */
export type PendingTeacherSignUpDto = {
  accountId: string;
  displayName: string;
  email: string;
  school: string;
  /** "Nov 23". */
  on: string;
};

export type AdminHomeDto = {
  facts: { isWell: boolean; text: string }[];
  waiting: PendingTeacherSignUpDto[];
};

export type AdminTaskListsDto = Pick<AdminHomeDto, 'waiting'> & {
  requests: LeagueAllowanceRequestDto[];
};

export type LeagueAllowanceRequestDto = {
  teacherId: string;
  displayName: string;
  email: string;
  wanted: number;
  note: string;
  /** ISO; identifies the request being answered. */
  askedAt: string;
  /** "Nov 23". */
  on: string;
};

const team = z.string().max(10);

export const setGameCanceledInput = z.object({
  season: z.number().int().min(1900).max(2999),
  week: z.number().int().min(1).max(FINAL_WEEK),
  away: team,
  home: team,
  canceled: z.boolean(),
});
export type SetGameCanceledInput = z.output<typeof setGameCanceledInput>;

export type CanceledGamesDto = {
  seasons: number[];
  weeks: number[];
  teams: { team: string; name: string }[];
  canceled: { season: number; week: number; away: string; home: string; hasNumbers: boolean }[];
  /** The live season's next week, and its teams with neither a game nor a bye. */
  gap: { week: number; teams: string[] };
};
