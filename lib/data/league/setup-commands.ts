import { randomBytes } from 'node:crypto';
import {
  invalidateLeagueCaches,
  requireLeagueNotPastOrDeleting,
  requireOwnLeague,
  requireOwnLeagueOfCurrentSeasonIn,
} from '@/lib/data/access/league';
import { requireTeacher, requireTeacherIn, type Viewer } from '@/lib/data/access/viewer';
import { requireLeagueAllowanceIn } from '@/lib/data/allowance/allowance';
import { writeAudit } from '@/lib/data/audit';
import { readCalendarState } from '@/lib/data/calendar/calendar-state';
import { buildNewLeagueCalendarIn } from '@/lib/data/calendar/new-calendar';
import { DomainError } from '@/lib/data/errors';
import { createOperation, findEarlierResult, saveOperationResult } from '@/lib/data/operations';
import { type CalendarChange, changeCalendar } from '@/lib/domain/calendar/change';
import {
  COPYABLE_CLASS_SETTINGS,
  type CopyableClassSetting,
} from '@/lib/domain/class/copyable-settings';
import {
  formulaSetOfWeek,
  isSameFormulaSet,
  setFormulaSetFromWeek,
} from '@/lib/domain/football/own-formulas';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { markCacheStale } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import type { Transaction } from '@/lib/store/port';
import { calendarRefusal } from '@/words/calendar';
import { NO_WEEK_FOR_FORMULAS } from '@/words/formula-sets';
import { clearOpeningsCache } from '../calendar/automatic-openings';
import type { LeagueCalendarState } from '../calendar/calendar-state';
import type { CopySettingsInput, NewLeaguesInput } from './dto';
import { drawUnusedJoinCodesIn } from './join-codes';
import type { LeagueWithClock } from './teacher-todo';

/**
 * Opens all of the leagues or none, with one season and calendar, and with one starting level or
 * the settings of another class of the teacher's. Repeating it returns the same leagues.
 * 'limit-reached' if the allowance is too small for all.
 */
export async function createLeagues(
  viewer: Viewer,
  input: NewLeaguesInput,
): Promise<{ ids: string[] }> {
  const { operationId, classes, calendar: season, startLevel = null, likeId } = input;
  const { store, now, random } = getServices();
  const { viewer: requester } = await requireTeacher(viewer);
  // Logs an attempt on someone else's league, which the transaction would roll back.
  if (likeId) await requireOwnLeague(viewer, likeId, 'look');
  const operation = createOperation(requester.accountId, operationId, [
    'league.create',
    classes,
    season,
    startLevel,
    likeId,
  ]);
  const ids = classes.map(() => randomBytes(16).toString('hex'));
  const result = await store.transaction(async (transaction) => {
    const { viewer: teacher, clock } = await requireTeacherIn(transaction, viewer);
    const { accountId } = teacher;
    const earlier = await findEarlierResult<{ ids: string[] }>(transaction, operation);
    if (earlier) return earlier;
    await requireLeagueAllowanceIn(transaction, teacher, clock.season, classes.length);
    const codes = await drawUnusedJoinCodesIn(transaction, clock.season, random, classes.length);
    const model = likeId ? await readModelClassIn(transaction, viewer, likeId) : null;
    const calendar =
      season && (await buildNewLeagueCalendarIn(transaction, season, model?.times ?? {}));
    const firstWeek =
      calendar?.kind === 'replay'
        ? { statisticsSeason: calendar.statisticsSeason, week: Math.max(1, calendar.currentWeek) }
        : { statisticsSeason: clock.statisticsSeason, week: Math.max(1, clock.currentWeek) };
    const at = now().getTime();
    for (const [index, { name, period, password }] of classes.entries()) {
      const id = ids[index] ?? '';
      transaction.create(leagues, {
        id,
        name,
        ...(period ? { period } : {}),
        // A millisecond apart, so that classes without a period stay in the order of the form.
        createdAt: timestampFromDate(new Date(at + index)),
        teacherId: accountId,
        season: clock.season,
        code: codes[index] ?? 0,
        password,
        ...(calendar ? { calendar } : {}),
        ...(startLevel === null ? {} : { startLevel }),
        ...model?.settings,
        ...(model?.set
          ? { formulaSets: setFormulaSetFromWeek(undefined, firstWeek, model.set) }
          : {}),
      });
      writeAudit(transaction, { actorId: accountId, action: 'league.create', target: id });
    }
    saveOperationResult(transaction, operation, { ids }, now());
    return { ids };
  });
  markCacheStale(requester.accountId);
  return result;
}

async function readModelClassIn(transaction: Transaction, viewer: Viewer, leagueId: string) {
  const own = await requireOwnLeagueOfCurrentSeasonIn(transaction, viewer, leagueId, 'look');
  const { openings, deadlines } = (await readCalendarState(own.league, transaction)).calendar.plan;
  return {
    settings: settingsToCopy(own.league, COPYABLE_CLASS_SETTINGS),
    set: upcomingFormulaSet(own),
    times: { openings, deadlines },
  };
}

/**
 * Copies to all of the classes or none. Repeating it changes nothing. 'not-found' for anyone else's
 * league; 'not-allowed' if a class can't take a setting over, such as formulas after its last week.
 */
export async function copySettings(
  viewer: Viewer,
  { from, leagueIds, parts }: CopySettingsInput,
): Promise<{ changed: number }> {
  await requireOwnLeague(viewer, from, 'look');
  for (const leagueId of leagueIds) await requireOwnLeague(viewer, leagueId, 'manage');
  const done = await getServices().store.transaction(async (transaction) => {
    const source = await requireOwnLeagueOfCurrentSeasonIn(transaction, viewer, from, 'look');
    const model = { ...source, ...(await readCalendarState(source.league, transaction)) };
    const others = await Promise.all(
      leagueIds.map(async (leagueId) => {
        const own = await requireOwnLeagueOfCurrentSeasonIn(
          transaction,
          viewer,
          leagueId,
          'manage',
        );
        requireLeagueNotPastOrDeleting(own);
        return { ...own, ...(await readCalendarState(own.league, transaction)) };
      }),
    );
    const changed = others.flatMap((own) => {
      const next = withCopiedSettings(model, own, parts);
      return JSON.stringify(next) === JSON.stringify(own.league) ? [] : [next];
    });
    for (const league of changed) {
      transaction.set(leagues, league);
      writeAudit(transaction, {
        actorId: source.viewer.accountId,
        action: 'league.copy-settings',
        target: league.id,
      });
    }
    return changed;
  });
  for (const league of done) {
    invalidateLeagueCaches(league);
    clearOpeningsCache(league.id);
  }
  return { changed: done.length };
}

/** The class's own formula set from its next week on; null if each student's level applies. */
function upcomingFormulaSet({ league, clock }: LeagueWithClock) {
  const { statisticsSeason, currentWeek } = clock;
  const week = Math.min(currentWeek + 1, FINAL_WEEK);
  return formulaSetOfWeek(league.formulaSets, { statisticsSeason, week });
}

/**
 * The setting of the copy dialog that each field is copied with; null for one that isn't copied.
 */
const COPIED_WITH: Record<keyof League, CopyableClassSetting | null> = {
  cardLines: 'cards',
  estimateOff: 'cards',
  driveOff: 'cards',
  startLevel: 'levels',
  boardLevel: 'levels',
  gradebook: 'gradebook',
  // These aren't copied as they are: withCopiedSettings changes them from the next week on.
  formulaSets: null,
  calendar: null,
  id: null,
  name: null,
  period: null,
  createdAt: null,
  teacherId: null,
  season: null,
  adults: null,
  adultIds: null,
  offeredToId: null,
  code: null,
  password: null,
  archivedAt: null,
  eyesUp: null,
  feedKey: null,
  schoolClass: null,
  deletesOn: null,
  deletingAt: null,
};
const LEAGUE_FIELDS = Object.keys(COPIED_WITH) as (keyof League)[];

/** The settings of `from` that hold for every week; an undefined one means the default. */
function settingsToCopy(
  from: League,
  parts: readonly CopyableClassSetting[],
  own?: League,
): Partial<League> {
  const copied: Partial<League> = Object.fromEntries(
    LEAGUE_FIELDS.filter((field) => parts.some((part) => part === COPIED_WITH[field])).map(
      (field) => [field, from[field]],
    ),
  );
  // Each class has its own excused weeks.
  if (copied.gradebook)
    copied.gradebook = {
      ...copied.gradebook,
      excusedWeeks: own?.gradebook?.excusedWeeks ?? {},
    };
  return copied;
}

/**
 * Formulas count from the class's next week on, as when its teacher writes them; its days off get
 * those that it lacks.
 */
function withCopiedSettings(
  from: LeagueWithClock & Pick<LeagueCalendarState, 'calendar'>,
  to: LeagueWithClock & LeagueCalendarState,
  parts: readonly CopyableClassSetting[],
): League {
  const { league, clock } = to;
  const { statisticsSeason, currentWeek } = clock;
  const changed = { ...league, ...settingsToCopy(from.league, parts, league) };
  if (parts.includes('formulas')) {
    const set = upcomingFormulaSet(from);
    if (!isSameFormulaSet(upcomingFormulaSet(to), set)) {
      if (currentWeek >= FINAL_WEEK) throw new DomainError('not-allowed', NO_WEEK_FOR_FORMULAS);
      const firstWeek = { statisticsSeason, week: currentWeek + 1 };
      changed.formulaSets = setFormulaSetFromWeek(league.formulaSets, firstWeek, set);
    }
  }
  const { openings, deadlines, noSchool } = from.calendar.plan;
  const changes: CalendarChange[] = [
    ...(parts.includes('plan') ? [{ kind: 'plan' as const, openings, deadlines }] : []),
    ...(parts.includes('days-off')
      ? noSchool.map((off) => ({ kind: 'add-days-off' as const, ...off }))
      : []),
  ];
  for (const change of changes) {
    const next = changeCalendar(changed.calendar ?? to.calendar, change, to.context);
    if (next === 'unchanged') continue;
    if ('refused' in next) throw new DomainError('not-allowed', calendarRefusal(next.refused));
    changed.calendar = next.calendar;
  }
  return changed;
}
