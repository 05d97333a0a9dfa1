import { z } from 'zod';
import { storedName } from '@/lib/domain/account/student-name';
import type { Arrivals } from '@/lib/domain/class/arrival';
import type { Excused } from '@/lib/domain/class/gradebook';
import { FIRST_LEVEL, formulaLevelOf } from '@/lib/domain/football/formulas';
import { lineText, nameText } from '@/lib/domain/text/line-text';
import {
  define,
  formulaLevel,
  id,
  longAgo,
  none,
  numberFrom,
  openedWeeks,
  openObject,
  orUnreadable,
  season,
  text,
  timestamp,
  week,
  wholeCount,
  withBeginning,
} from './define';

/** One of five faces, 1 (not at all) to 5 (very), or null when not answered. */
const face = z.preprocess(numberFrom, z.number().int().min(1).max(5)).nullable();

const arrivals: z.ZodType<Arrivals> = z.record(
  z.string(),
  openObject({
    leagueId: z.string(),
    at: timestamp.optional(),
    week,
    before: z.array(week),
    catchUp: z.array(week).optional(),
    been: z.array(week).optional(),
  }),
);

const excused: z.ZodType<Readonly<Record<string, Excused>>> = z.record(
  z.string(),
  openObject({ all: z.boolean(), weeks: z.array(week) }),
);

/** The document id is the lower-cased email. */
export const admins = define('admins', z.object({ id, createdAt: longAgo }));

/** Other programs keep no name: the team's or the user name stands for it. */
function withName(stored: Record<string, unknown>): Record<string, unknown> {
  if (stored.firstName) return stored;
  return {
    ...stored,
    firstName: storedName({ ...stored, firstName: '' }) ?? 'Student',
    nameOpen: true,
  };
}

export const studentProfiles = define(
  'studentProfiles',
  z.object({
    id,
    studentId: id,
    season,
    /** Empty until the student joins a league. */
    leagueId: text,
    mvpPoints: orUnreadable(none),
    /**
     * How many of `mvpPoints` were earned in each league, by its id. Missing where all of them were
     * earned in the present one.
     */
    pointsByLeague: orUnreadable(z.record(z.string(), z.number().int())).optional(),
    /**
     * The latest week that the student worked in before coming to this class: lineups up to it stay
     * as they are.
     */
    openedUpTo: openedWeeks.optional(),
    /** Missing until the student answered or skipped the assessment. */
    assessment_Skipped: z.boolean().optional(),
    assessment_gameExcitement: face.optional(),
    assessment_mathConfidence: face.optional(),
    assessment_fractionConfidence: face.optional(),
    createdAt: timestamp,
    formulaType: formulaLevel,
    /** Set until the first questions, or the teacher, have chosen the level. */
    levelOpen: z.boolean().optional(),
    firstName: nameText,
    /**
     * Set while no one has said what the student is called: `firstName` is then the best that is
     * known, and the student is asked once.
     */
    nameOpen: z.boolean().optional(),
    /** One letter, or empty. */
    lastInitial: lineText.default(''),
    /**
     * The league whose teacher has closed it for the season, while the student was in it: told
     * apart from `leagueId`, so that moving to another league opens everything again, and kept here
     * so that no page pays a read of the league for it.
     */
    endedLeagueId: z.string().optional(),
    /**
     * The league that the teacher has taken the student out of, and when, so that the student can
     * be brought back; gone with the next league.
     */
    removedFromId: z.string().optional(),
    removedAt: timestamp.optional(),
    /**
     * The name on the student's team, repeated here so that a roster needs no second document for
     * each student.
     */
    teamName: nameText.optional(),
    /**
     * Whether `teamName` is the teacher's or the app's. False on a typed name from before names
     * waited.
     */
    teamNameApproved: z.boolean().optional(),
    /**
     * A typed name that waits for the teacher; classmates see `teamName` until then. Null or
     * missing when none waits.
     */
    teamNameWish: nameText.nullable().optional(),
    /** The teacher has said no to the newest typed name; gone with the next one. */
    teamNameRefused: z.boolean().optional(),
    /** How often the name was changed in one week of the season. */
    teamNameChanges: openObject({ week, count: wholeCount }).optional(),
    /**
     * What a student without an email signs in with, repeated from the account so that the teacher
     * can say it again.
     */
    username: z.string().optional(),
    /**
     * What the teacher calls the student elsewhere, such as a number in the school's gradebook. For
     * the teacher's eyes only.
     */
    ownReference: lineText.optional(),
    /** Which weeks the teacher's gradebook leaves blank, by the year of the statistics. */
    excused: excused.optional(),
    /**
     * Weeks with steps to work out again because the NFL corrected a game; kept here so that no
     * page pays a read to know.
     */
    correctedWeeks: z.array(week).optional(),
    /**
     * How many of the six positions of the roster have their minimum, counted whenever the student
     * drafts: kept here so that the teacher sees the draft in the grid of a class without a
     * document more for each student. Missing in older data.
     */
    draftedPositions: wholeCount.optional(),
    /** Tries at scouting that the teacher gave beyond the limit, for the games of one week. */
    moreScouting: openObject({ week, tries: wholeCount }).optional(),
    /**
     * When the student came to the class, and which weeks were over by then, by the year of the
     * statistics: kept here so that no page pays a read to know whose week it was. Missing for
     * those who were there before the first games, and in older data. What each field means:
     * `Arrival`.
     */
    arrivals: arrivals.optional(),
    /**
     * Steps of lessons, and scouting of a week, that have no tries left: kept here so that the
     * teacher sees it without a read more.
     */
    usedUp: z
      .array(
        openObject({
          kind: z.enum(['lesson', 'scouting']),
          week,
          type: z.string(),
          step: wholeCount,
        }),
      )
      .optional(),
    /**
     * Whether `usedUp` names anything: repeated here so that a teacher's frame reads only these
     * profiles. Missing where it never did.
     */
    stuck: z.boolean().optional(),
    /**
     * In which of the class's groups the student works, once the teacher keeps them; 0 again when
     * they are made anew.
     */
    workGroup: openObject({ leagueId: z.string(), number: wholeCount }).optional(),
    /**
     * The newest finished lesson and the week it was finished in: kept here so that the dashboard
     * shows it without a read more.
     */
    finishedLesson: openObject({
      statisticsSeason: season.optional(),
      week,
      type: z.string(),
      firstTry: wholeCount,
      steps: wholeCount,
    }).optional(),
  }),
  [
    ['studentId', 'season'],
    ['leagueId', 'season'],
    ['leagueId', 'season', 'stuck'],
    ['removedFromId'],
  ],
  {
    // Earlier releases of the app kept a level only once it was chosen, and taught level 1 until
    // then.
    complete: (stored) =>
      withName(
        withBeginning(
          stored.formulaType === undefined
            ? {
                levelOpen: true,
                ...stored,
                formulaType: formulaLevelOf(stored.firstName ? FIRST_LEVEL : undefined),
              }
            : stored,
        ),
      ),
    dispensable: [
      'assessment_Skipped',
      'assessment_gameExcitement',
      'assessment_mathConfidence',
      'assessment_fractionConfidence',
      'createdAt',
      'levelOpen',
      'firstName',
      'nameOpen',
      'lastInitial',
      'endedLeagueId',
      'removedFromId',
      'removedAt',
      'teamName',
      'teamNameApproved',
      'teamNameWish',
      'teamNameRefused',
      'teamNameChanges',
      'username',
      'ownReference',
      'excused',
      'correctedWeeks',
      'draftedPositions',
      'moreScouting',
      'arrivals',
      'usedUp',
      'stuck',
      'workGroup',
      'finishedLesson',
    ],
    marked: ['mvpPoints', 'pointsByLeague'],
  },
);
export type StudentProfile = z.infer<typeof studentProfiles.definition.schema>;

export const teacherProfiles = define(
  'teacherProfiles',
  z.object({
    id,
    teacherId: id,
    season,
    mvpPoints: none,
    createdAt: timestamp,
    /** Brought in line with the allowance record at each sign-in. */
    leagueAllowance: none,
    displayName: nameText.default('Teacher'),
    /** Who vouched for the school, when, and which version of the notice was shown. */
    schoolAuthority: openObject({
      name: lineText,
      school: lineText,
      noticeVersion: z.string(),
      agreedAt: timestamp,
    }).optional(),
    /**
     * When the teacher's picture was put into `profile_images` under the teacher's id, so that the
     * own class sees who teaches it.
     */
    pictureAt: timestamp.optional(),
  }),
  [['teacherId', 'season'], ['season']],
  {
    complete: withBeginning,
    // Each sign-in brings the allowance in line, and no page shows a teacher's points.
    dispensable: [
      'mvpPoints',
      'createdAt',
      'leagueAllowance',
      'displayName',
      'schoolAuthority',
      'pictureAt',
    ],
  },
);
export type TeacherProfile = z.infer<typeof teacherProfiles.definition.schema>;

export const teacherLeagueAllowances = define(
  'teacherLeagueAllowances',
  z.object({ id, docID: id, email: z.string(), leagueAllowance: wholeCount }),
  [['email']],
);
export type TeacherLeagueAllowance = z.infer<typeof teacherLeagueAllowances.definition.schema>;

/**
 * What a teacher asked an admin for, under the id of the account: who asks again takes the earlier
 * words back.
 */
export const leagueRequests = define(
  'leagueRequests',
  z.object({
    id,
    /** Leagues in all. */
    wanted: wholeCount,
    note: lineText,
    askedAt: timestamp,
    /** Until an admin answers. */
    isOpen: z.boolean(),
    answer: openObject({ allowed: z.boolean(), sentence: lineText, at: timestamp }).optional(),
  }),
  [['isOpen']],
);
export type LeagueRequest = z.infer<typeof leagueRequests.definition.schema>;
