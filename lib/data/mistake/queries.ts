import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { askedWeek, progressOf, type WeekChoice } from '@/lib/data/league-week/class-week';
import type { LeagueMistakesDto, MistakeSampleDto } from '@/lib/data/league-week/dto';
import { FIRST_TRIES, listWrongTries, type StoredWrongTry } from '@/lib/data/mistake/wrong-tries';
import { formulaTermDtos } from '@/lib/data/score-card/steps';
import { playerTile, starterGame } from '@/lib/data/season/games';
import { commonMistakes } from '@/lib/domain/answers/mistakes/common';
import { isAbout } from '@/lib/domain/calendar/games';
import { rulesOf } from '@/lib/domain/football/formulas';
import { positionOfSlot, stepTitle } from '@/lib/domain/football/positions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/server/services';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { misconceptionLabel } from '@/words/hints';

/** The frequent wrong answers of one's own league in one week, by step. 'not-found' for anyone else's league. */
export async function getLeagueMistakes(
  viewer: Viewer,
  leagueId: string,
  { week: asked, projector = false }: WeekChoice & { projector?: boolean },
): Promise<LeagueMistakesDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId);
  const { week, latestWeek } = askedWeek(clock, asked);
  const { store, seasons } = getServices();
  const [snapshot, stored] = await Promise.all([
    seasons.load(clock.statisticsSeason),
    store.query(studentWeeklyProgress, progressOf(league, week)),
  ]);
  const { tries, isCut } = await listWrongTries(league, clock.games, week, stored.filter(isAbout(clock.games)));
  const steps = commonMistakes(tries).map(({ step, groups, ...counts }) => ({
    key: step,
    title: stepTitle(step),
    ...counts,
    groups: groups.map(({ kind, misconception, tries: count, students, sample }) => ({
      kind,
      label: misconception === null ? null : misconceptionLabel(misconception),
      tries: count,
      students,
      sample: sampleDto(snapshot, sample, projector),
    })),
  }));
  return { week, latestWeek, steps, firstTriesOnly: isCut ? FIRST_TRIES : null };
}

function sampleDto(
  snapshot: SeasonSnapshot,
  { step, week, playerId, answer, ...by }: StoredWrongTry,
  projector: boolean,
): MistakeSampleDto | null {
  if (step === 'TEAM') return null;
  const position = positionOfSlot(step);
  const id = playerId ?? 0;
  const terms = formulaTermDtos(position, rulesOf(by), starterGame(snapshot, position, id, week).stats);
  const counting = terms.filter(({ count }) => count !== 0);
  return {
    player: projector ? null : playerTile(snapshot, position, id, week).name,
    terms: counting.length === 0 ? terms : counting,
    typed: answer,
  };
}
