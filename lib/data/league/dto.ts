import type { LineBoxSetting } from '@/lib/domain/answers/card-lines';
import type { FormulaLevel } from '@/lib/domain/football/formulas';

export type LeagueSummaryDto = Pick<LeagueFrameDto, 'id' | 'name' | 'season' | 'state'> & {
  code: number;
  studentCount: number;
  /** Where the class stands, by its own clock; missing where the season is over. */
  clockText?: string;
  /**
   * Which week comes next, and when; missing after the last one, in a pause, and where the league
   * is not open.
   */
  nextText?: string;
  /** It doesn't simply follow the live season. */
  hasOwnCalendar?: boolean;
  /**
   * The week that the teacher can open next; missing where it isn't the teacher's to open, in a
   * pause, and after the last.
   */
  opensNext?: number;
};

/**
 * What the teacher asked for, and what an admin said to it; null while nothing was asked, and some
 * time after the answer.
 */
export type LeagueRequestDto = {
  wanted: number;
  note: string;
  /** "Nov 23". */
  on: string;
  answer: { allowed: boolean; sentence: string } | null;
} | null;

/** One open class at one look. */
export type ClassLineDto = {
  id: string;
  name: string;
  /** What stands on its button in the frame. */
  period: string;
  /** Its own week; 0 before the first. */
  week: number;
  /** Null for a class that plays along. */
  replays: number | null;
  isPaused: boolean;
  students: number;
  /** What to show the class while no one has joined; null as soon as someone has. */
  code: number | null;
  /**
   * Students of whom the week is asked, and how many of them have all nine steps right, or no try
   * yet.
   */
  asked: number;
  /** Whether the whole class is excused from the week. */
  isExcused: boolean;
  finished: number;
  notBegun: number;
  /**
   * Who has three wrong answers on a step, the most first, and then who has no tries left
   * elsewhere.
   */
  stuck: { studentId: string; name: string }[];
  /** Of which weeks the graphs are that wait, the newest first. */
  waiting: number[];
  /** `text` is a time where `day` says which; else it is the day. Null before the first week. */
  due: { day: 'today' | 'tomorrow' | null; text: string; passed: boolean } | null;
  /**
   * What the class's brief begins with, by how many of those who have begun; null without a known
   * mistake.
   */
  topic: { week: number; label: string; students: number; of: number } | null;
  /**
   * The week before, while someone of whom it is asked has not finished it, and how many of them
   * are stuck in it.
   */
  before: { week: number; students: number; stuck: number } | null;
  /**
   * The week that the teacher can open next; missing where it isn't the teacher's to open, in a
   * pause, and after the last.
   */
  opensNext?: number;
};

export type TeacherDashboardDto = {
  /** "Monday, November 23", on the school's clock. */
  today: string;
  /** The open classes of this season in the order of the day; empty in a past season. */
  classes: ClassLineDto[];
  displayName: string;
  season: number;
  /** The season whose leagues are listed: the current one, or the past one that was asked for. */
  shownSeason: number;
  /** Earlier seasons with own leagues, newest first. */
  pastSeasons: number[];
  week: number;
  seasonActive: boolean;
  /** Since when the live season is paused; null where it isn't, and where it isn't known. */
  pausedSince: string | null;
  /** Of the live season; null where a class that plays along has deadlines of its own. */
  deadlineText: string | null;
  /** The last week has been due: nothing follows. */
  seasonOver: boolean;
  /**
   * When the next week can be opened; null after the last week, and where it waits for its games.
   */
  nextOpeningText: string | null;
  /** Whether the server opens it then by itself; otherwise whoever runs the server does. */
  opensByItself: boolean;
  leagues: LeagueSummaryDto[];
  /**
   * Set where every league of the list replays a season, or will: then the live one's week is none
   * of theirs.
   */
  onlyReplays?: true;
  /** Own leagues of any season that are stored and can't be read; `name` is null without one. */
  unreadable: { id: string; name: string | null }[];
  allowance: { used: number; allowed: number };
  request: LeagueRequestDto;
};

/** The frame around every teacher page. */
export type TeacherFrameDto = Pick<TeacherDashboardDto, 'displayName'> & {
  isAdmin: boolean;
  /** Requests for more leagues that wait for an admin's answer; 0 for everyone who is no admin. */
  openRequests: number;
  /** The open classes of this season, in the order of the day. */
  classes: FrameClassDto[];
  pictureUrl: string | null;
  /** Whether the email address is still to be confirmed, by a teacher of older data. */
  asksForProof: boolean;
};

/** One class in the frame. */
export type FrameClassDto = {
  id: string;
  name: string;
  /** What stands on its button. */
  period: string;
  /** Students of its week who have three wrong answers on a step. */
  stuck: number;
};

/** The frame around every page of one league. */
export type LeagueFrameDto = {
  id: string;
  name: string;
  season: number;
  /** Of a season that is over: its pages can be read and nothing in them changes anymore. */
  isPast: boolean;
  /**
   * Where the class stands, by its own clock: "Week 7 · replay of 2023". Null where the season is
   * over.
   */
  placeText: string | null;
  isPaused: boolean;
  /** The last week that can be looked at; 0 before the first. */
  latestWeek: number;
  /** Of which weeks the graphs are that its teacher has not looked at, the newest first. */
  waiting: number[];
  /** Whether it is among the classes above: then its name is there. */
  isInFrame: boolean;
  /** Closed for its students by the teacher, or a deletion was begun. */
  state: 'open' | 'archived' | 'deleting';
};

export type CardSettingsDto = { cardLines: LineBoxSetting; asksForGuess: boolean };

/** What can be changed about a league, and until when it is kept. Only its owner receives it. */
export type LeagueSettingsDto = Pick<LeagueFrameDto, 'id' | 'name' | 'season' | 'isPast'> & {
  /** As the teacher typed it; empty where the league has none. */
  period: string;
  code: number;
  password: string;
  /** When it was archived, in words; null while it is open. */
  archivedText: string | null;
  /** A deletion was begun and is not finished. */
  isDeleting: boolean;
  studentCount: number;
  /** How its students work out a card. */
  cards: CardSettingsDto;
  /** What a new student begins with; null where the first questions propose it. */
  startLevel: FormulaLevel | null;
  /**
   * What the class's own formulas are called from the next week on; null where each student's level
   * counts.
   */
  formulas: string | null;
  retention: { purgeDayText: string; isDue: boolean; daysAfterSchoolYear: number };
};

/** What a class needs to join. Only the league's owner receives it. */
export type LeagueJoinDto = Pick<LeagueSettingsDto, 'name' | 'code' | 'password'> & {
  /** The address without https:// in front, as a class types it. */
  host: string;
  /** Why no one can join; null while the league is open. */
  closed: 'past' | 'archived' | null;
};

/** `name` is null where that class was deleted since. */
export type NoClassDto = { removedFrom: { name: string | null } | null };
