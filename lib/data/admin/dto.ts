import { z } from 'zod';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import type { AuditKind, AuditTime } from '@/words/audit';

export type AuditRowDto = {
  id: string;
  /** On the school's clock: "Today, Monday, November 23", and "3:00 PM". */
  day: string;
  time: string;
  actor: string;
  /** To ask for everything of the same actor. */
  actorId: string;
  /** The stored name of the deed, for instance `league.create`. */
  action: string;
  target: string;
  /** The class of a student or of a graph; null where it is not known. */
  place: string | null;
  outcome: 'done' | 'denied';
  /** How many students it was done to. */
  students: number | null;
  detail: string | null;
  /** For an attempt that was denied more than once on that day: how often in all, and when last. */
  repeated: { times: number; lastAt: string } | null;
};

export type AuditFilterDto = {
  kind: AuditKind | null;
  when: AuditTime | null;
  outcome: 'done' | 'denied' | null;
  who: string | null;
};

export type AuditPageDto = {
  rows: AuditRowDto[];
  page: number;
  hasMore: boolean;
  /** Whose records these are, as someone signs in; null for everyone's. */
  who: string | null;
  /** Whether no one has the email or user name that was asked for. */
  isNobody: boolean;
};

/**
 * One teacher, or one address with an allowance whose teacher has not signed up. Only admins
 * receive it.
 */
export type AllowanceRowDto = {
  email: string;
  /** Null when no teacher with this address has signed up. */
  teacher: {
    displayName: string;
    /** Which school allowed the app, who said so and when; null in older data. */
    authority: { school: string; name: string; agreedOn: string; noticeVersion: string } | null;
  } | null;
  leaguesUsed: number;
  /** What counts now: the record's number, or the default. */
  leaguesAllowed: number;
  hasRecord: boolean;
};

export type AllowanceListDto = {
  rows: AllowanceRowDto[];
  /** Matching the search, on all pages together. */
  total: number;
  page: number;
  pages: number;
  defaultAllowance: number;
  /** Records that can't be read. */
  unreadable: number;
};

/** A number of a page out of an address, from 1; anything else is the first page. */
export function readPage(text: string | string[] | undefined): number {
  return typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** What was searched for, out of an address. */
export function readText(text: string | string[] | undefined): string {
  return typeof text === 'string' ? text.trim().slice(0, 100) : '';
}

/** An invitation that no one has used yet. Only admins receive it. */
export type InvitationDto = {
  id: string;
  email: string;
  /** What the admin is called who sent it. */
  invitedBy: string;
  /** Days in words, on the school's clock. */
  sentOn: string;
  endsOn: string;
  isOver: boolean;
};

/** Without mail the link is there for the admin to hand over, this once: only its hash is kept. */
export type InvitedDto = { email: string; link: string | null };

/** What a teacher asks for. Only admins receive it. */
export type OpenRequestDto = {
  teacherId: string;
  displayName: string;
  email: string;
  wanted: number;
  note: string;
  /** ISO: which request it is that is answered. */
  askedAt: string;
  /** "Nov 23". */
  on: string;
};

const team = z.string().max(10);

/** A game of the live season or one that classes replay, by its week and its teams. */
export const canceledGameInput = z.object({
  season: z.number().int().min(1900).max(2999),
  week: z.number().int().min(1).max(LAST_WEEK),
  away: team,
  home: team,
  canceled: z.boolean(),
});
export type CanceledGameInput = z.output<typeof canceledGameInput>;

export type CanceledGamesDto = {
  /** The live one first. */
  seasons: number[];
  weeks: number[];
  /** By name. */
  teams: { team: string; name: string }[];
  canceled: { season: number; week: number; away: string; home: string; hasNumbers: boolean }[];
  /** The next week of the live season, and the teams that have neither a game nor a bye in it. */
  gap: { week: number; teams: string[] };
};
