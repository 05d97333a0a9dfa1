import {
  makePlayerStepContext,
  makeTeamStepContext,
  type PlayerStepContext,
  type StepContext,
} from '@/lib/domain/answers/step-context';
import { FORMULA_LEVELS, type ScoringRules } from '@/lib/domain/football/formulas';
import {
  READY_MADE_FORMULA_SET_IDS,
  templateFormulaLines,
} from '@/lib/domain/football/ready-formulas';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { realSeasonOf } from '@/lib/testing/real-season';
import { scoringRulesLabel } from '@/words/formula-levels';

const SEASONS = [2023, 2024, 2025];
/**
 * The sets that a teacher can start from, with mixed and negative rates; tested with the first
 * season.
 */
const READY: readonly ScoringRules[] = READY_MADE_FORMULA_SET_IDS.map((set) => ({
  name: set,
  lines: templateFormulaLines(set),
}));

/**
 * Every kind of card in three seasons. A kind consists of a position, its rules, and for each line
 * if its count is negative, zero, or positive, and if its points are whole.
 */
export async function loadCardOfEachKind(): Promise<PlayerStepContext[]> {
  const kinds = new Map<string, PlayerStepContext>();
  const note = (context: PlayerStepContext) => {
    const lines = context.lines.map(
      ({ count, value }) => `${Math.sign(count)}${value.d === 1n ? '' : '/'}`,
    );
    const kind = `${context.position} ${scoringRulesLabel(context.rules)} ${lines.join()}`;
    if (!kinds.has(kind)) kinds.set(kind, context);
  };
  for (const season of SEASONS) {
    const snapshot = await realSeasonOf(season);
    for (const level of [...FORMULA_LEVELS, ...(season === SEASONS[0] ? READY : [])]) {
      for (const { PlayerID, Position } of snapshot.players.values()) {
        for (const stats of snapshot.playerGames(PlayerID, 18))
          note(makePlayerStepContext({ position: Position, stats, rules: level }));
      }
      for (const { TeamID } of snapshot.teams.values()) {
        for (const stats of snapshot.defenseGames(TeamID, 18))
          note(makePlayerStepContext({ position: 'DEF', stats, rules: level }));
      }
    }
  }
  return [...kinds.values()];
}

/**
 * Teams of eight: consecutive cards, and whole numbers with none, one, or two fractions among them.
 */
export function teamStepsOf(cards: readonly PlayerStepContext[]): StepContext[] {
  const totals = cards.map(({ total }) => toMixed(total));
  const named = (values: typeof totals) =>
    makeTeamStepContext(values.map((value, index) => ({ label: `Starter ${index + 1}`, value })));
  const wholes = totals.filter(({ numerator }) => numerator === 0);
  const parts = totals.filter(({ numerator }) => numerator !== 0);
  const mixtures = [0, 1, 2].map((count) =>
    named([...parts.slice(0, count), ...wholes.slice(0, 8 - count)]),
  );
  const inRows = Array.from({ length: 60 }, (_, start) =>
    named(totals.slice(start * 8, start * 8 + 8)),
  );
  return [...mixtures, ...inRows.filter(({ lines }) => lines.length === 8)];
}
