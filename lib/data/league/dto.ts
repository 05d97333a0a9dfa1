import { z } from 'zod';
import { newLeagueCalendarInput } from '@/lib/data/calendar/dto';
import { unguessableOperationIdSchema } from '@/lib/data/operation-id-schema';
import type { LineBoxOpeningSetting } from '@/lib/domain/answers/card-lines';
import {
  type ClassRole,
  type ClassRoleInvitation,
  INVITED_ROLES,
  type InvitedRole,
} from '@/lib/domain/class/adults';
import { COPYABLE_CLASS_SETTINGS } from '@/lib/domain/class/copyable-settings';
import { MAX_PERIOD_LABEL_LENGTH } from '@/lib/domain/class/period';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import { typeAnEmailText } from '@/words/account';
import { LEAGUE_FIELD_PROBLEMS } from '@/words/league-fields';

export const leagueNameSchema = textToOneLineSchema.pipe(
  z.string().min(2, LEAGUE_FIELD_PROBLEMS.name).max(60, LEAGUE_FIELD_PROBLEMS.nameTooLong),
);
/** An empty period removes it. */
export const leaguePeriodSchema = textToOneLineSchema.pipe(
  z
    .string()
    .max(MAX_PERIOD_LABEL_LENGTH, LEAGUE_FIELD_PROBLEMS.periodTooLong)
    .regex(/^[\p{L}\p{N}]*$/u, LEAGUE_FIELD_PROBLEMS.period),
);
/** A single line, because it is shown on a projector. */
export const leaguePasswordSchema = textToOneLineSchema.pipe(
  z.string().min(6, LEAGUE_FIELD_PROBLEMS.password).max(80, LEAGUE_FIELD_PROBLEMS.passwordTooLong),
);

/** More than a day has periods. */
const MAX_NEW_CLASSES = 12;

export const newLeaguesInput = z.object({
  operationId: unguessableOperationIdSchema,
  classes: z
    .array(
      z.object({
        name: leagueNameSchema,
        period: leaguePeriodSchema.optional(),
        password: leaguePasswordSchema,
      }),
    )
    .min(1)
    .max(MAX_NEW_CLASSES),
  /** Missing for classes that follow the live season without days off. */
  calendar: newLeagueCalendarInput.optional(),
  startLevel: z.literal(FORMULA_LEVELS).nullable().optional(),
  /** The teacher's class whose settings they start with, instead of `startLevel`. */
  likeId: idSchema.optional(),
});
export type NewLeaguesInput = z.output<typeof newLeaguesInput>;

export const copySettingsInput = z.object({
  from: idSchema,
  leagueIds: z.array(idSchema).min(1, LEAGUE_FIELD_PROBLEMS.chooseClass).max(50),
  parts: z.array(z.enum(COPYABLE_CLASS_SETTINGS)).min(1, LEAGUE_FIELD_PROBLEMS.choosePart),
});
export type CopySettingsInput = z.output<typeof copySettingsInput>;

export type LeagueSummaryDto = Pick<LeagueHeaderDto, 'id' | 'name' | 'season' | 'state'> & {
  /** Missing for the owner. */
  role?: InvitedRole;
  code: number;
  studentCount: number;
  /** "Dec 27": its owner deleted it, and it goes on this day. */
  goesOn: string | null;
  /** Missing if the season is over. */
  clockText?: string;
  /** Missing after the last week, in a pause, and if the league isn't open. */
  nextText?: string;
  hasOwnCalendar?: boolean;
  /**
   * The week that the teacher can open next; missing if the teacher can't, in a pause, and after
   * the last.
   */
  opensNext?: number;
};

/**
 * The teacher's request and an admin's answer; null without a request, and some time after the
 * answer.
 */
export type MoreLeaguesRequestDto = {
  wanted: number;
  note: string;
  /** "Nov 23". */
  on: string;
  answer: { allowed: boolean; sentence: string } | null;
} | null;

export type ClassWeekSummaryDto = {
  id: string;
  name: string;
  period: string;
  /** Missing for the owner. */
  role?: InvitedRole;
  /** 0 before the first week. */
  week: number;
  replays: number | null;
  isPaused: boolean;
  students: number;
  /** Students for whom the week counts, and how many have all nine steps right, or no try yet. */
  expected: number;
  isExcused: boolean;
  finished: number;
  notBegun: number;
  /** Students who never signed in, who aren't counted in `notBegun`. */
  neverSignedIn: number;
  /**
   * Students with three wrong answers on a step, the most first, followed by those without tries
   * left elsewhere.
   */
  stuck: { studentId: string; name: string }[];
  waiting: number[];
  /** `text` is a time if `day` is set, otherwise the day. Null before the first week. */
  due: { day: 'today' | 'tomorrow' | null; text: string; passed: boolean } | null;
  /**
   * The first topic of the class's brief, and how many of the students who have begun; null without
   * a known mistake.
   */
  topic: { week: number; label: string; students: number; of: number } | null;
  /** The previous week, while some students still owe its score card. */
  before: { week: number; students: number; stuck: number } | null;
  /**
   * The week that the teacher can open next; missing if the teacher can't, in a pause, and after
   * the last.
   */
  opensNext?: number;
};

export type TeacherDashboardDto = {
  /** "Monday, November 23". */
  today: string;
  /** The open classes, also those of others, in the order of the day; empty in a past season. */
  classes: ClassWeekSummaryDto[];
  /** Other teachers' classes that open for this teacher on a later day. */
  comingClasses: { name: string; firstDay: string }[];
  displayName: string;
  season: number;
  shownSeason: number;
  pastSeasons: number[];
  week: number;
  seasonActive: boolean;
  /** Null if the live season isn't paused, or if unknown. */
  pausedSince: string | null;
  /** Null if a class that plays along has its own deadline. */
  deadlineText: string | null;
  seasonOver: boolean;
  /** Null after the last week, and if it waits for its games. */
  nextOpeningText: string | null;
  /** Otherwise the operator opens it. */
  opensByItself: boolean;
  leagues: LeagueSummaryDto[];
  /**
   * Set if every listed league replays a season, or will, so the live season's week applies to
   * none.
   */
  onlyReplays?: true;
  /** The teacher's unreadable leagues of any season; `name` is null without one. */
  unreadable: { id: string; name: string | null }[];
  allowance: { used: number; allowed: number };
  request: MoreLeaguesRequestDto;
};

export type EndOfYearClassDto = Pick<
  LeagueHeaderDto,
  'id' | 'name' | 'season' | 'state' | 'isPast'
> & {
  period: string;
  studentCount: number;
  supportedCount: number;
  /** The day from which it is deleted automatically. */
  purgeDayText: string;
  isDue: boolean;
  goneDayText: string | null;
};
export type EndOfYearDto = { classes: EndOfYearClassDto[]; daysAfterSchoolYear: number };

export type NewLeagueSetupDto = Pick<TeacherDashboardDto, 'allowance' | 'request'> & {
  /** The open classes of this season, in the order of the day. */
  classes: Pick<TeacherShellClassDto, 'id' | 'name' | 'period'>[];
};

export type TeacherShellDto = Pick<TeacherDashboardDto, 'displayName'> & {
  isAdmin: boolean;
  openRequests: number;
  /** The open classes of this season, in the order of the day. */
  classes: TeacherShellClassDto[];
  pictureUrl: string | null;
  /** True if the teacher was asked to confirm the email address; until then everything works. */
  asksForProof: boolean;
};

export type TeacherShellClassDto = {
  id: string;
  name: string;
  period: string;
  /** Missing for the owner. */
  role?: InvitedRole;
  /** Students with three wrong answers on a step of its week. */
  stuck: number;
};

export type LeagueHeaderDto = {
  id: string;
  name: string;
  season: number;
  role: ClassRole;
  /** Set if the owner offers the class to the viewer. */
  isAskedToTakeOver?: true;
  isPast: boolean;
  /** "Week 7 · replay of 2023"; null if the season is over. */
  weekText: string | null;
  isPaused: boolean;
  latestWeek: number;
  waiting: number[];
  isInFrame: boolean;
  state: 'open' | 'archived' | 'deleting';
  /** "Dec 27", the day on which it goes because its owner deleted it; null if the owner didn't. */
  goesOn: string | null;
};

export type ScoreCardSettingsDto = {
  cardLines: LineBoxOpeningSetting;
  asksForGuess: boolean;
  hasDrive: boolean;
};

/** Only the league's adults receive its settings. */
export type LeagueSettingsDto = Pick<LeagueHeaderDto, 'id' | 'name' | 'season' | 'isPast'> & {
  period: string;
  code: number;
  password: string;
  isDeleting: boolean;
  studentCount: number;
  cards: ScoreCardSettingsDto;
  /** The level of new students; null if the first questions suggest one. */
  startLevel: FormulaLevel | null;
  boardLevel: FormulaLevel;
  /**
   * The name of the class's formulas from the next week on; null if each student's level applies.
   */
  formulas: string | null;
  classes: { id: string; name: string }[];
};

/** Only the league's adults receive the code and password. */
export type JoinBoardDto = Pick<LeagueSettingsDto, 'name' | 'code' | 'password'> & {
  /** Without https://, as a class types it. */
  host: string;
  /** Why nobody can join; null while the league is open. */
  closed: 'past' | 'archived' | null;
};

/** `removedFrom`: the class that the student was removed from. `name` is null if it is deleted. */
export type StudentWithoutLeagueDto = { removedFrom: { name: string | null } | null };

export type ClassAdultsDto = {
  leagueId: string;
  /** The viewer's role. Only the owner receives what is needed for changes. */
  role: ClassRole;
  canChange: boolean;
  /** "2026-12-02": the first day that a part can end on. */
  today: string;
  owner: { name: string };
  adults: {
    accountId: string;
    name: string;
    isYou: boolean;
    role: InvitedRole;
    /** "2026-12-02"; null once it has come. */
    firstDay: string | null;
    firstDayText: string | null;
    /** "2026-12-02"; null without an end. */
    lastDay: string | null;
    lastDayText: string | null;
    isOver: boolean;
    isAskedToTakeOver: boolean;
    periods: string[];
  }[];
  isUnreadable: boolean;
  /** Open invitations; empty for everyone but the owner. */
  invitations: {
    id: string;
    email: string;
    role: InvitedRole;
    firstDayText: string | null;
    lastDayText: string | null;
    periods: string[];
  }[];
  /**
   * The owner's open classes in the order of the day, this one among them; empty for everyone else.
   * The `periods` of an adult or an invitation are of these.
   */
  ownClasses: { id: string; period: string }[];
};

const part = {
  role: z.enum(INVITED_ROLES),
  firstDay: z.iso.date().optional(),
  lastDay: z.iso.date().optional(),
};
export const inviteAdultInput = z.object({
  leagueIds: z.array(idSchema).min(1).max(20).readonly(),
  email: z.email({ error: typeAnEmailText }).max(254, { error: typeAnEmailText }),
  ...part,
});
export type InviteAdultInput = z.output<typeof inviteAdultInput>;
export const changeAdultInput = z.object({ leagueId: idSchema, accountId: idSchema, ...part });
export type ChangeAdultInput = z.output<typeof changeAdultInput>;
export const classAdultIdInput = z.object({ leagueId: idSchema, accountId: idSchema });
export const leagueIdInput = z.object({ leagueId: idSchema });
export const offerOwnershipInput = z.object({ leagueId: idSchema, accountId: idSchema.nullable() });
export const adultInvitationIdInput = z.object({ leagueId: idSchema, invitationId: idSchema });

export type NewAdultInvitationDto = {
  email: string;
  link: string | null;
  part: ClassRoleInvitation;
};
