import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { formulaTermDtos } from '@/lib/data/score-card/steps';
import { playerName, starterGame } from '@/lib/data/season/games';
import { workOfStudent } from '@/lib/data/work/student';
import { rulesOfWeek } from '@/lib/data/work/week';
import { scoringRulesName } from '@/lib/domain/football/formulas';
import { LINEUP_SLOTS, positionOfSlot } from '@/lib/domain/football/positions';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { shownNumbers } from '@/lib/domain/play/find-the-slip';
import { getServices } from '@/lib/platform/services';
import type { SlipDto, WhatIfDto } from './dto';
import { slipOfRound } from './find-the-slip';

/**
 * The newest week's cards that the student got right: a card that is still open would be worked out
 * by pulling. Null if there are none.
 */
export async function getWhatIf(viewer: Viewer): Promise<WhatIfDto | null> {
  const student = await requireStudent(viewer);
  const { store, seasons } = getServices();
  const [snapshot, { list }] = await Promise.all([
    seasons.load(student.clock.statisticsSeason),
    workOfStudent(store, student).weeks(),
  ]);
  for (const { week, rules, steps } of list.toReversed()) {
    const cards = LINEUP_SLOTS.flatMap((slot, index): WhatIfDto['cards'] => {
      const step = steps[index];
      const position = positionOfSlot(slot);
      const id = step?.playerId ?? 0;
      const { game, stats } = starterGame(snapshot, position, id, week);
      const name = playerName(snapshot, position, id);
      if (!step?.correct || game !== 'played' || name === null) return [];
      return [{ name, terms: formulaTermDtos(position, rules, stats) }];
    });
    if (cards.length > 0) return { week, rules: scoringRulesName(rules), cards };
  }
  return null;
}

/** Null before the first games. */
export async function getSlip(viewer: Viewer, round: number): Promise<SlipDto | null> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const [snapshot, team] = await Promise.all([
    getServices().seasons.load(clock.statisticsSeason),
    findStudentTeam(profile.studentId, clock.games),
  ]);
  const ownPlayers = team?.draftedPlayers ?? [];
  const slip = slipOfRound(student, { snapshot, ownPlayers, round });
  if (!slip) return null;
  const { lines, sum } = shownNumbers(slip);
  const { position, level } = slip.context;
  return {
    week: clock.currentWeek,
    round,
    rules: scoringRulesName(rulesOfWeek(student, clock.currentWeek)),
    lines: formulaTermDtos(position, level, slip.context.stats).map((term, place) => ({
      ...term,
      shown: lines[place] ?? toMixed(slip.shown),
    })),
    sum,
    options: [...slip.options],
  };
}
