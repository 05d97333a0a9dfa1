import type { FormulaTermDto, ScoreCardDto, ScoreStepDto, StarterDto } from '@/lib/data/score-card/dto';
import type { Jersey } from '@/lib/domain/football/jersey';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { type Packed, pack, unpack } from '@/lib/packed';

type Rule = Omit<FormulaTermDto, 'count'>;

/** Which value of a row is which. */
const NUMBER = ['wholeNumber', 'numerator', 'denominator'] as const satisfies readonly (keyof MixedNumber)[];
const JERSEY = ['fill', 'trim', 'ink', 'big', 'small'] as const satisfies readonly (keyof Jersey)[];
const STEP = [
  'key',
  'index',
  'title',
  'game',
  'opponent',
  'attempts',
  'correct',
  'own',
  'simplified',
  'lastTry',
  'hold',
  'corrected',
] as const satisfies readonly (keyof ScoreStepDto)[];

type PackedRule = [label: string, rule: string, rate: unknown[]];
type PackedStarter = [name: string, teamName: string, jersey: unknown[], photo?: string];
type PackedStep = [formula: number, counts: number[], player: PackedStarter | null, step: unknown[]];
export type PackedCard = Packed<Omit<ScoreCardDto, 'steps'> & { formulas: PackedRule[][]; steps: PackedStep[] }>;

/**
 * A card as a page sends it: rows of values without the names of the fields, and a formula that several players share only once. In full,
 * the nine steps are five times as long, and what is long keeps the server busy, not only the line.
 */
export function packCard({ steps, ...card }: ScoreCardDto): PackedCard {
  const formulas = new Map<string, PackedRule[]>();
  const rows = steps.map((step): PackedStep => {
    const name = step.terms.map(({ rule }) => rule).join();
    if (!formulas.has(name)) formulas.set(name, step.terms.map(packRule));
    const counts = step.terms.map(({ count }) => count);
    return [[...formulas.keys()].indexOf(name), counts, step.player && packStarter(step.player), valuesOf(STEP, step)];
  });
  return pack({ ...card, formulas: [...formulas.values()], steps: rows });
}

/** The card that was packed; a field that was undefined is null. */
export function unpackCard(text: PackedCard): ScoreCardDto {
  const { formulas, steps, ...card } = unpack(text);
  return {
    ...card,
    steps: steps.map(
      ([formula, counts, player, values]): ScoreStepDto => ({
        ...(recordOf(STEP, values) as Omit<ScoreStepDto, 'terms' | 'player'>),
        player: player && unpackStarter(player),
        terms: (formulas[formula] ?? []).map(([label, rule, rate], line) => ({
          label,
          rule,
          rate: recordOf(NUMBER, rate) as MixedNumber,
          count: counts[line] ?? 0,
        })),
      }),
    ),
  };
}

function packRule({ label, rule, rate }: Rule): PackedRule {
  return [label, rule, valuesOf(NUMBER, rate)];
}

function packStarter({ name, teamName, jersey, photo }: StarterDto): PackedStarter {
  const starter: PackedStarter = [name, teamName, valuesOf(JERSEY, jersey)];
  return photo ? [starter[0], starter[1], starter[2], photo] : starter;
}

function unpackStarter([name, teamName, jersey, photo]: PackedStarter): StarterDto {
  return { name, teamName, jersey: recordOf(JERSEY, jersey) as Jersey, ...(photo ? { photo } : {}) };
}

function valuesOf<Field extends string>(fields: readonly Field[], record: Partial<Record<Field, unknown>>): unknown[] {
  return fields.map((field) => record[field]);
}

function recordOf(fields: readonly string[], values: readonly unknown[]): object {
  const record: Record<string, unknown> = {};
  fields.forEach((field, place) => {
    record[field] = values[place];
  });
  return record;
}
