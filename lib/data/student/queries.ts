import {
  listClassmates,
  type OwnStudent,
  requireOwnLeague,
  requireOwnStudent,
  requireStoredStudent,
} from '@/lib/data/access/league';
import { findTeamIn, type Viewer } from '@/lib/data/access/viewer';
import { asUnreadable } from '@/lib/data/errors';
import { askedWeek, wayInOf } from '@/lib/data/league-week/class-week';
import { findLineupIn } from '@/lib/data/lineup/stored-lineup';
import { areWhole, type CardAbout, lastTry, stepsOf } from '@/lib/data/score-card/steps';
import { playerTile } from '@/lib/data/season/player-tile';
import type { StudentTalkDto, TalkWeekDto } from '@/lib/data/skill/dto';
import {
  beatenStories,
  mostMissed,
  skillDtos,
  studentSkills,
} from '@/lib/data/skill/student-skills';
import type {
  CatchUpDto,
  StudentHeadDto,
  StudentNowDto,
  StudentSeasonDto,
  StudentStickerDto,
  StudentWorkDto,
  TaskTimeDto,
  TriesChoice,
  UsedUpDto,
} from '@/lib/data/student/dto';
import {
  listTriesAt,
  momentText,
  type ScoreAttempt,
  scoutedGames,
  shownNumbers,
  workStep,
  workSteps,
} from '@/lib/data/student/work';
import { teamLook } from '@/lib/data/team/dto';
import { findStickers, type PlacedSticker } from '@/lib/data/team/stickers';
import {
  findTasksIn,
  nextFormulas,
  rulesOfWeek,
  type TaskTimes,
  taskCompletedAt,
  taskTimesOf,
} from '@/lib/data/week/student-week';
import { storedName, studentName } from '@/lib/domain/account/student-name';
import { isUsedUp, type MoreTriesWork } from '@/lib/domain/answers/tries';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import { type Games, isAbout } from '@/lib/domain/calendar/games';
import { arrivalAt, hasWork, isExpected, type OwnWeek, weekOf } from '@/lib/domain/class/arrival';
import { ASSESSMENT_QUESTIONS, assessmentState } from '@/lib/domain/class/assessment';
import { stepToLookAt } from '@/lib/domain/class/class-grid';
import { namesApart, partsOfName } from '@/lib/domain/class/names-apart';
import { namedRules, rulesOf } from '@/lib/domain/football/formulas';
import { lineupFromFields } from '@/lib/domain/football/lineup';
import { LINEUP_SLOTS, positionOfSlot, STEP_KEYS } from '@/lib/domain/football/positions';
import { homeQuestions, isCardSkill, practiceFirst } from '@/lib/domain/learning/home-practice';
import { rightAtFirst } from '@/lib/domain/learning/skills';
import { calendarDay, formatCalendarDay } from '@/lib/domain/time/calendar';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { allPoints, classPoints } from '@/lib/domain/week/mvp';
import { STEP_COUNT, stepIndex, TEAM_STEP } from '@/lib/domain/week/steps';
import { canBeDoneLater, TASKS } from '@/lib/domain/week/week-tasks';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import {
  type DraftScoreAttempt,
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { mvpEvents } from '@/lib/store/collections/points';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import {
  type StudentWeeklyProgress,
  studentLessonProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import {
  type StudentLineup,
  type StudentTeam,
  studentLineups,
} from '@/lib/store/collections/teams';
import { equal } from '@/lib/store/port';
import { ASSESSMENT_WORDS } from '@/words/assessment';
import { A_STUDENT } from '@/words/class';
import { misconceptionLabel } from '@/words/hints';
import { mvpReasonText } from '@/words/mvp';
import { latelyText, PRACTICE_ADVICE, showText, trendText } from '@/words/skills';
import { stickerReasonText } from '@/words/stickers';
import { workTitle } from '@/words/student-work';
import { taskTitle } from '@/words/week';

/**
 * One week of one's own student, try by try, with the real statistics and the right working: of
 * each step the newest ten tries, or those up to the one that is chosen. Without a week that has
 * been played: the latest. 'not-found' for anyone else's student.
 */
export async function getStudentWork(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
  week: number | null,
  choice: TriesChoice | null = null,
): Promise<StudentWorkDto> {
  const own = await requireNamedStudent(viewer, leagueId, studentId);
  const { store, seasons } = getServices();
  const { season } = own.league;
  const { week: asked, latestWeek, deadline: due } = askedWeek(own.clock, week);
  const { games } = own.clock;
  const [team, stickers, stored, snapshot] = await Promise.all([
    findTeamIn(store, studentId, games),
    findStickers(studentId, season),
    store.list(studentWeeklyProgress, { where: equal({ studentId, season }) }),
    seasons.load(own.clock.statisticsSeason),
  ]);
  const progress = stored.documents.filter(
    (each) => isAbout(games)(each) && each.week <= latestWeek,
  );
  const ofWeek = progress.find((each) => each.week === asked) ?? null;
  const isUnreadable =
    !ofWeek &&
    stored.unreadable.some((each) => isAbout(games)(each.stored) && each.stored.week === asked);
  const { kind, deadline } = weekOf(
    own.profile,
    { clock: own.clock, week: asked, deadline: due },
    ofWeek,
  );
  const level = ofWeek ? rulesOf(ofWeek) : rulesOfWeek(own, asked);
  const isBegun =
    asked < latestWeek || (ofWeek?.steps.some(({ attempts }) => attempts > 0) ?? false);
  const [{ steps, attempts }, scouting, tasks] = await Promise.all([
    findWork(studentId, games, ofWeek, choice, { snapshot, week: asked, level }),
    // Before the first answer the draft is the work to look at, and costs what the tries at the
    // steps would.
    isBegun ? [] : findScouting(studentId, own.clock),
    // Missing on the progress of an older release, and before the week was opened.
    ofWeek?.taskTimes ?? findTasksIn(store, studentId, asked, games),
  ]);
  return {
    head: headDto(own, team, stickers),
    week: asked,
    weeks: weekChoices(own, progress),
    weekLevel: ofWeek && namedRules(level),
    weekMvpPoints: ofWeek?.mvpPointsEarned ?? 0,
    tasks:
      asked === 0 || kind === 'before' ? [] : taskTimes(tasks, deadline).filter(isAskedLater(kind)),
    catchUp: catchUpDto(own, progress),
    ...(isUnreadable ? { isUnreadable } : {}),
    steps:
      kind === 'before' || isUnreadable
        ? []
        : workSteps({ snapshot, week: asked, level, steps, attempts, choice }),
    scouting: scoutedGames(snapshot, scouting),
    usedUp: usedUpDtos(own, progress),
  };
}

/** More of a list that grows with the season is on no page; the export has all of it. */
const NEWEST = 100;

const ofStudent = (studentId: string, season: number) =>
  ({
    where: equal({ studentId, season }),
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: NEWEST,
  }) as const;

async function findScouting(
  studentId: string,
  { season, games, currentWeek }: LeagueClock,
): Promise<DraftScoreAttempt[]> {
  const found = await getServices().store.query(
    studentDraftScoreAttempts,
    ofStudent(studentId, season),
  );
  return found.filter((each) => isAbout(games)(each) && each.week <= currentWeek);
}

/** What the student can do no more by now, the newest week first. */
function usedUpDtos(
  { profile, clock }: OwnStudent,
  progress: readonly StudentWeeklyProgress[],
): UsedUpDto[] {
  if (clock.isPast) return [];
  const onCards = progress
    .toSorted((a, b) => b.week - a.week)
    .flatMap(({ week, steps }) =>
      STEP_KEYS.flatMap((step, index): MoreTriesWork[] => {
        const stored = steps[index];
        return stored && isUsedUp(stored) ? [{ kind: 'card', week, step }] : [];
      }),
    );
  return [...onCards, ...(profile.usedUp ?? [])].map((work) => ({ work, title: workTitle(work) }));
}

/**
 * Where one's own student is in one week right now: the step that is hard, with the last tries, the
 * own lines, the right working, and what to say. Without a week that has been played: the latest.
 * 'not-found' for anyone else's student.
 */
export async function getStudentNow(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
  week: number | null,
): Promise<StudentNowDto> {
  const own = await requireOwnStudent(viewer, leagueId, studentId);
  const { store, seasons } = getServices();
  const { week: asked } = askedWeek(own.clock, week);
  const { games } = own.clock;
  const [stored, snapshot] = await Promise.all([
    store.query(studentWeeklyProgress, {
      where: equal({ studentId, week: asked, season: own.league.season }),
    }),
    seasons.load(own.clock.statisticsSeason),
  ]);
  const progress = stored.find(isAbout(games)) ?? null;
  const about = {
    snapshot,
    week: asked,
    level: progress ? rulesOf(progress) : rulesOfWeek(own, asked),
  };
  const isKept = progress !== null && areWhole(progress.steps);
  const lineup = isKept || asked === 0 ? null : await findLineupIn(store, studentId, asked, games);
  const steps = progress || lineup ? stepsOf(progress?.steps ?? [], lineup, about) : [];
  const { kind } = weekOf(own.profile, { clock: own.clock, week: asked, deadline: null }, progress);
  const key = kind === 'before' ? null : stepToLookAt(steps);
  const step = key && steps[stepIndex(key)];
  const who = {
    studentId,
    name: studentName(own.profile),
    teamName: own.profile.teamName ?? null,
    week: asked,
  };
  if (!key || !step) return { ...who, step: null, say: null };
  const card = { ...about, steps };
  const attempts =
    progress && step.attempts > 0
      ? await listTriesAt(key, progress, shownNumbers(step.attempts))
      : [];
  return {
    ...who,
    step: workStep({ ...card, attempts, choice: null }, step, key),
    say: lastTry(card, key)?.hint.text ?? null,
  };
}

/**
 * "Kim L.", told apart from a classmate of the same short name, for the title of the page.
 * 'not-found' for anyone else's student.
 */
export async function getStudentName(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<string> {
  try {
    return (await requireNamedStudent(viewer, leagueId, studentId)).name;
  } catch (error) {
    if (!asUnreadable(error)) throw error;
    return (
      storedName((await requireStoredStudent(viewer, leagueId, studentId)).stored) ?? A_STUDENT
    );
  }
}

type NamedStudent = OwnStudent & {
  /** As the teacher tells classmates apart. */
  readonly name: string;
  /** The same for paper that others read, without the teacher's own reference. */
  readonly nameOnPaper: string;
};

/**
 * As {@link requireOwnStudent}, by the list of the class: its names are needed to tell two children
 * apart, and the student is among them.
 */
async function requireNamedStudent(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<NamedStudent> {
  const own = await requireOwnLeague(viewer, leagueId);
  const classmates = await listClassmates(leagueId, own.league.season);
  const [found, ...more] = classmates.filter((each) => each.studentId === studentId);
  const { profile } =
    found && more.length === 0
      ? { profile: found }
      : await requireOwnStudent(viewer, leagueId, studentId);
  return {
    ...own,
    profile,
    name: namesApart(classmates)(profile),
    nameOnPaper: namesApart(classmates, { seenByClass: true })(profile),
  };
}

/**
 * The nine steps and the tries at them. A week no one has answered has no tries, and its steps come
 * from the lineup.
 */
async function findWork(
  studentId: string,
  games: Games,
  progress: StudentWeeklyProgress | null,
  choice: TriesChoice | null,
  about: CardAbout,
) {
  const { week } = about;
  const { store } = getServices();
  const { season, statisticsSeason } = games;
  const ofWeek = equal({ studentId, week, season });
  const stored = progress?.steps ?? [];
  const lineup =
    areWhole(stored) || week === 0 ? null : await findLineupIn(store, studentId, week, games);
  const steps = stored.length > 0 || lineup ? stepsOf(stored, lineup, about) : [];
  if (stored.length === 0) return { steps, attempts: [] };
  const triesAt = (index: number) => steps[index]?.attempts ?? 0;
  if (steps.reduce((sum, { attempts }) => sum + attempts, 0) <= MOST_TRIES_READ) {
    const [players, team] = await Promise.all([
      store.query(studentPlayerScoreAttempts, { where: ofWeek, limit: 2 * MOST_TRIES_READ }),
      triesAt(TEAM_STEP) > 0
        ? store.query(studentTeamScoreAttempts, { where: ofWeek, limit: 2 * MOST_TRIES_READ })
        : [],
    ]);
    const attempts = [...players, ...team].filter(isAbout(games));
    return { steps, attempts };
  }
  const parts = await Promise.all(
    STEP_KEYS.map(async (step, index): Promise<ScoreAttempt[]> => {
      if (triesAt(index) === 0) return [];
      const until = choice?.step === step ? Math.min(choice.until, triesAt(index)) : triesAt(index);
      const numbers = shownNumbers(until);
      // One more, to know whether there are later ones.
      return listTriesAt(
        step,
        { studentId, week, season, statisticsSeason },
        until < triesAt(index) ? [...numbers, until + 1] : numbers,
      );
    }),
  );
  return { steps, attempts: parts.flat() };
}

/**
 * As many tries of a week as are read at once, and as many of the same week of other games; of a
 * week with more only those that are shown.
 */
const MOST_TRIES_READ = 120;

/** What to practice at once; more would be a list of errors. */
const MOST_TO_PRACTICE = 2;

/**
 * One sheet for a talk: what the student can do and is learning, in counts that anyone can check.
 */
export async function getStudentTalk(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<StudentTalkDto> {
  const own = await requireNamedStudent(viewer, leagueId, studentId);
  const { store, seasons, now, timeZone } = getServices();
  const { clock, profile, league } = own;
  const ofSeason = { where: equal({ studentId, season: league.season }) };
  const [stored, lessons, snapshot] = await Promise.all([
    store.query(studentWeeklyProgress, ofSeason),
    store.query(studentLessonProgress, ofSeason),
    seasons.load(clock.statisticsSeason),
  ]);
  const isMeant = (each: (typeof stored)[number] | (typeof lessons)[number]) =>
    isAbout(clock.games)(each) && each.week <= clock.currentWeek;
  const progress = stored.filter(isMeant);
  const skills = studentSkills(snapshot, progress, lessons.filter(isMeant));
  const weeks = Array.from({ length: clock.currentWeek }, (_, index) => {
    const week = index + 1;
    const work = progress.find((each) => each.week === week);
    const ofWeek = weekOf(profile, { clock, week, deadline: clock.deadlineOf(week) }, work);
    const finished =
      work?.steps.length === STEP_COUNT && work.steps.every(({ correct }) => correct);
    const at = work?.taskTimes?.task2;
    const onTime =
      finished &&
      at != null &&
      !(ofWeek.deadline && isLate(dateFromTimestamp(at), ofWeek.deadline));
    const steps = skills.steps.filter((each) => each.week === week);
    const right = steps.filter(({ step }) => rightAtFirst(step)).length;
    return { asked: isExpected(ofWeek, work), week, right, tried: steps.length, finished, onTime };
  }).filter(({ asked }) => asked);
  const all = skillDtos(skills);
  const learning = all
    .filter(({ canDo }) => !canDo)
    .map((each) => ({ ...each, of: each.last.length }));
  return {
    leagueId,
    studentId,
    name: studentName(profile),
    apart: partsOfName(own.nameOnPaper)[1] ?? null,
    apartForTeacher: own.name === own.nameOnPaper ? null : (partsOfName(own.name)[1] ?? null),
    firstName: profile.firstName,
    teamName: profile.teamName ?? null,
    leagueName: league.name,
    teacherName: own.teacherName,
    canChange: !clock.isPast,
    weeks: clock.currentWeek,
    firstWeek: weeks[0]?.week ?? 1,
    finished: { done: weeks.filter(({ finished }) => finished).length, of: weeks.length },
    onTime: weeks.filter((week) => week.onTime).length,
    tried: skills.steps.length,
    firstTry: skills.steps.filter(({ step }) => rightAtFirst(step)).length,
    byWeek: weeks.map(({ week, right, tried, finished }) => ({ week, right, tried, finished })),
    trend: trendOf(weeks),
    skills: all.filter(({ skill }) => isCardSkill(skill)),
    lessons: all.flatMap(({ skill, name, right, last }) =>
      isCardSkill(skill) ? [] : [`${name.replace(/^Lesson: /, '')} ${right} of ${last.length}`],
    ),
    practice: practiceFirst(learning, MOST_TO_PRACTICE).map(({ skill, name }) => {
      const missed = mostMissed(skills, skill);
      return {
        skill,
        name,
        advice: PRACTICE_ADVICE[skill],
        lately: missed && latelyText(misconceptionLabel(missed.tag), missed.times),
        questions: homeQuestions(skill, clock.currentWeek),
      };
    }),
    beaten: beatenStories(skills),
    show: bestWeekText(profile.firstName, weeks),
    today: formatCalendarDay(calendarDay(now(), timeZone)),
  };
}

/** The earlier half of the weeks in which anything was tried, beside the later one. */
function trendOf(weeks: readonly TalkWeekDto[]): string | null {
  const worked = weeks.filter(({ tried }) => tried > 0);
  if (worked.length < 2) return null;
  const half = Math.floor(worked.length / 2);
  const part = (some: readonly TalkWeekDto[]) => ({
    first: some[0]?.week ?? 0,
    last: some.at(-1)?.week ?? 0,
    right: some.reduce((sum, { right }) => sum + right, 0),
    tried: some.reduce((sum, { tried }) => sum + tried, 0),
  });
  return trendText(part(worked.slice(0, half)), part(worked.slice(half)));
}

/** The finished week in which most was right at once, the newest of several. */
function bestWeekText(firstName: string, weeks: readonly TalkWeekDto[]): string | null {
  const [best] = weeks
    .filter(({ finished, right }) => finished && right > 0)
    .toSorted((a, b) => b.right - a.right || b.week - a.week);
  return best ? showText(firstName, { week: best.week, right: best.right, of: best.tried }) : null;
}

/**
 * What is the same in every week's view: lineups and tasks of the season, assessment, stickers and
 * the ledger of MVP points.
 */
export async function getStudentSeason(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<StudentSeasonDto> {
  const own = await requireNamedStudent(viewer, leagueId, studentId);
  const { store, seasons } = getServices();
  const { season } = own.league;
  const { games, currentWeek } = own.clock;
  const [team, lineups, tasks, stickers, scouting, events, snapshot] = await Promise.all([
    findTeamIn(store, studentId, games),
    store.query(studentLineups, { where: equal({ userId: studentId, season }) }),
    store.query(studentWeeklyTasks, { where: equal({ studentId }) }),
    findStickers(studentId, season),
    findScouting(studentId, own.clock),
    store.query(mvpEvents, ofStudent(studentId, season)),
    seasons.load(own.clock.statisticsSeason),
  ]);
  return {
    head: headDto(own, team, stickers),
    lineups: lineups
      .filter((lineup) => isAbout(games)(lineup) && lineup.week <= currentWeek + 1)
      .toSorted((a, b) => a.week - b.week)
      .map((lineup) => lineupDto(snapshot, lineup)),
    tasks: tasks
      .filter(
        (each) =>
          each.year === season && each.week > 0 && each.week <= currentWeek && isAbout(games)(each),
      )
      .toSorted((a, b) => a.week - b.week)
      .flatMap((each) => {
        const { week } = each;
        const times = { steps: [], graphIds: [], taskTimes: taskTimesOf(each) };
        const { kind, deadline } = weekOf(
          own.profile,
          { clock: own.clock, week, deadline: own.clock.deadlineOf(week) },
          times,
        );
        return kind === 'before' ? [] : [{ week, tasks: taskTimes(each, deadline) }];
      }),
    assessment: assessmentDto(own.profile),
    stickers: stickers.map(stickerDto),
    scouting: scoutedGames(snapshot, scouting),
    ledger: events
      .toSorted((a, b) => a.week - b.week || a.createdAt.seconds - b.createdAt.seconds)
      .map(({ id, week, reason, points, createdAt }) => ({
        id,
        week,
        reason: mvpReasonText(reason),
        points,
        time: momentText(createdAt),
      })),
  };
}

function headDto(
  own: NamedStudent,
  team: StudentTeam | null,
  stickers: readonly PlacedSticker[],
): StudentHeadDto {
  const { league, profile, clock } = own;
  const way = clock.isPast ? null : wayInOf(profile);
  return {
    leagueId: league.id,
    studentId: profile.studentId,
    name: own.name,
    teamName: team?.name ?? profile.teamName ?? null,
    look: team && teamLook(team),
    mvpPoints: { ofClass: classPoints(profile), all: allPoints(profile) },
    formulaLevel: profile.formulaType,
    classFormulas: nextFormulas({ league, clock }),
    latestWeek: clock.currentWeek,
    stickers: stickers.flatMap(({ place }) => place ?? []),
    wayIn: way?.stage === 'ready' ? null : way,
    canChange: !clock.isPast,
  };
}

function weekChoices(
  { profile, clock }: OwnStudent,
  progress: readonly StudentWeeklyProgress[],
): StudentWorkDto['weeks'] {
  return Array.from({ length: clock.currentWeek }, (_, index) => {
    const week = index + 1;
    const ofWeek = progress.find((each) => each.week === week);
    const steps = ofWeek?.steps ?? [];
    return {
      week,
      kind: weekOf(profile, { clock, week, deadline: null }, ofWeek).kind,
      stepsRight: steps.filter(({ correct }) => correct).length,
      started: steps.some(({ attempts }) => attempts > 0),
    };
  });
}

function catchUpDto(
  { profile, clock }: OwnStudent,
  progress: readonly StudentWeeklyProgress[],
): CatchUpDto | null {
  const arrival = arrivalAt(profile, clock.games);
  const before = arrival?.before.filter((week) => week < clock.currentWeek) ?? [];
  if (!arrival || before.length === 0) return null;
  return {
    joined: arrival.week,
    weeks: before.map((week) => ({
      week,
      open: arrival.catchUp?.includes(week) ?? false,
      worked: hasWork(progress.find((each) => each.week === week)),
    })),
  };
}

/** Of someone who is catching up, only what can still be done is asked. */
const isAskedLater =
  (kind: OwnWeek['kind']) =>
  ({ task, time }: TaskTimeDto): boolean =>
    kind !== 'catching-up' || time !== null || canBeDoneLater(task);

function taskTimes(tasks: TaskTimes | null, deadline: Date | null): TaskTimeDto[] {
  return TASKS.map(({ number }) => {
    const stored = tasks && taskCompletedAt(tasks, number);
    return {
      task: number,
      title: taskTitle(number),
      time: stored && momentText(stored),
      late: stored !== null && deadline !== null && isLate(dateFromTimestamp(stored), deadline),
    };
  });
}

function lineupDto(
  snapshot: SeasonSnapshot,
  lineup: StudentLineup,
): StudentSeasonDto['lineups'][number] {
  const ids = lineupFromFields(lineup);
  return {
    week: lineup.week,
    setByStudent: lineup.userUpdated,
    time: momentText(lineup.updatedAt),
    players: LINEUP_SLOTS.map((slot) => {
      const { name, team } = playerTile(snapshot, positionOfSlot(slot), ids[slot], lineup.week);
      return { slot, name, team };
    }),
  };
}

function assessmentDto(profile: StudentProfile): StudentSeasonDto['assessment'] {
  if (assessmentState(profile) !== 'closed') return null;
  return {
    skipped: profile.assessment_Skipped === true,
    answers: ASSESSMENT_QUESTIONS.map((name) => {
      const { legend, answers } = ASSESSMENT_WORDS[name];
      const face = profile[`assessment_${name}`] ?? null;
      return { question: legend, answer: face === null ? null : (answers[face - 1] ?? null) };
    }),
  };
}

function stickerDto(sticker: PlacedSticker): StudentStickerDto {
  const byHand = sticker.awardedBy !== undefined;
  return {
    id: sticker.id,
    week: sticker.week,
    reason: stickerReasonText(sticker.reason, byHand),
    time: momentText(sticker.createdAt),
    byHand,
  };
}
