import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { resolveWeek, studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import { drawRandomLineup, isLineupDrawnWhenCardOpens } from '@/lib/data/lineup/stored-lineup';
import { playerTile } from '@/lib/data/season/player-tile';
import { starterGame } from '@/lib/data/season/starter-games';
import { classWorkReader, studentsWorkReader } from '@/lib/data/work/class';
import { makeWeekOfStudent } from '@/lib/data/work/week';
import {
  bestNameInStoredRecord,
  createDisplayNameFormatter,
} from '@/lib/domain/account/student-name';
import type { ScoringRules } from '@/lib/domain/football/formulas';
import {
  LINEUP_SLOTS,
  type LineupSlot,
  positionOfSlot,
  stepTitle,
} from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { TEAM_STEP_INDEX } from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import { aStudentText } from '@/words/class';
import type { PaperCardDto, PaperCardsDto, PaperStepDto } from './dto';
import { fillInAndSetAsideSteps, formulaTermDtos } from './steps';

/**
 * The blank score cards of a class for one week, each with the student's own players, to be printed
 * for a day without devices. A student without a stored lineup gets the one that the first look at
 * the card will store. Nothing is written. Without a requested week that has been played, it shows
 * the latest. 'not-found' for anyone else's league.
 */
export async function getPaperCards(
  viewer: Viewer,
  leagueId: string,
  requestedWeek: number | null,
): Promise<PaperCardsDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store, seasons, now } = getServices();
  const { week } = resolveWeek(clock, requestedWeek);
  if (week < 1) return { week, cards: [], without: [] };
  const { seasonKey } = clock;
  const [profiles, progress, snapshot] = await Promise.all([
    store.list(studentProfiles, studentsOfLeagueQuery(league)),
    classWorkReader(store, league, seasonKey).week(week),
    seasons.load(clock.statisticsSeason),
  ]);
  const ids = profiles.documents.map(({ studentId }) => studentId);
  const work = studentsWorkReader(store, ids, clock);
  const [lineups, teams] = await Promise.all([work.lineups([week]), work.teams()]);
  const nameOf = createDisplayNameFormatter(profiles.documents, { seenByClass: true });

  const cards: PaperCardDto[] = [];
  const without = profiles.unreadable.map(
    ({ stored }) => bestNameInStoredRecord(stored) ?? aStudentText(),
  );
  for (const profile of profiles.documents) {
    const { studentId } = profile;
    const ofStudent = makeWeekOfStudent({ profile, clock, league }, week, {
      documents: progress.documents.filter((each) => each.studentId === studentId),
      unreadable: progress.unreadable.filter(({ stored }) => stored.studentId === studentId),
    });
    const team = teams.find(({ userId }) => userId === studentId);
    const lineup =
      lineups.documents.find(({ userId }) => userId === studentId) ??
      (team && isLineupDrawnWhenCardOpens(profile, clock, week)
        ? drawRandomLineup({ seasonKey, snapshot, now: now() }, team, week)
        : null);
    const isOpen = ofStudent.kind !== 'before' && !ofStudent.isUnreadable;
    const card = { snapshot, week, rules: ofStudent.rules };
    const steps = isOpen ? fillInAndSetAsideSteps(ofStudent.steps, lineup, card) : [];
    if (steps.length === 0) without.push(nameOf(profile));
    else
      cards.push({
        studentId,
        name: nameOf(profile),
        teamName: team?.name ?? null,
        steps: LINEUP_SLOTS.map((slot, index) => paperStep(card, slot, steps[index])),
        total: ownAnswer(steps[TEAM_STEP_INDEX]),
      });
  }
  const byName = (a: string, b: string) => a.localeCompare(b, 'en');
  return {
    week,
    cards: cards.toSorted((a, b) => byName(a.name, b.name)),
    without: without.toSorted(byName),
  };
}

function paperStep(
  { snapshot, week, rules }: { snapshot: SeasonSnapshot; week: number; rules: ScoringRules },
  slot: LineupSlot,
  step: StoredCardStep | undefined,
): PaperStepDto {
  const position = positionOfSlot(slot);
  const id = step?.playerId ?? 0;
  const { game, stats, opponent } = starterGame(snapshot, position, id, week);
  const { name, team } = playerTile(snapshot, position, id, week);
  return {
    slot: stepTitle(slot),
    player: name,
    team,
    game,
    opponent,
    terms: game === 'unreadable' ? [] : formulaTermDtos(position, rules, stats),
    answer: ownAnswer(step),
  };
}

const ownAnswer = (step: StoredCardStep | undefined): MixedNumber | null =>
  step?.correct ? step.answer : null;
