import { ladderHint, RUNG_COUNT } from '@/lib/domain/answers/hints';
import { diagnose, mistakesAt } from '@/lib/domain/answers/mistakes/misconceptions';
import {
  type PlayerContext,
  playerContext,
  type StepContext,
  type TermLine,
  teamContext,
} from '@/lib/domain/answers/step-context';
import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { type Rational, toMixed } from '@/lib/domain/numbers/fractions';
import { realSeasonOf } from '@/lib/testing/real-season';
import { hintWords } from './hints';

/**
 * Every hint over every kind of card of the three seasons. A kind is a position, a level, and for each line whether its count is below zero,
 * none, or more, and whether its points come out whole.
 */
const SEASONS = [2023, 2024, 2025];

type Said = { text: string; context: StepContext; typed: Rational | null; line: string | null };

async function kindsOfCards(): Promise<PlayerContext[]> {
  const kinds = new Map<string, PlayerContext>();
  const note = (context: PlayerContext) => {
    const lines = context.lines.map(({ count, value }) => `${Math.sign(count)}${value.d === 1n ? '' : '/'}`);
    const kind = `${context.position} ${context.level} ${lines.join()}`;
    if (!kinds.has(kind)) kinds.set(kind, context);
  };
  for (const season of SEASONS) {
    const snapshot = await realSeasonOf(season);
    for (const level of FORMULA_LEVELS) {
      for (const { PlayerID, Position } of snapshot.players.values()) {
        for (const stats of snapshot.playerGames(PlayerID, 18)) note(playerContext({ position: Position, stats, level }));
      }
      for (const { TeamID } of snapshot.teams.values()) {
        for (const stats of snapshot.defenseGames(TeamID, 18)) note(playerContext({ position: 'DEF', stats, level }));
      }
    }
  }
  return [...kinds.values()];
}

/** Teams of eight: of cards one after the other, and of whole numbers with none, one or two fractions among them. */
function teamsOf(cards: readonly PlayerContext[]): StepContext[] {
  const totals = cards.map(({ total }) => toMixed(total));
  const named = (values: typeof totals) => teamContext(values.map((value, index) => ({ label: `Starter ${index + 1}`, value })));
  const wholes = totals.filter(({ numerator }) => numerator === 0);
  const parts = totals.filter(({ numerator }) => numerator !== 0);
  const mixtures = [0, 1, 2].map((count) => named([...parts.slice(0, count), ...wholes.slice(0, 8 - count)]));
  const inRows = Array.from({ length: 60 }, (_, start) => named(totals.slice(start * 8, start * 8 + 8)));
  return [...mixtures, ...inRows.filter(({ lines }) => lines.length === 8)];
}

function everythingSaid(context: StepContext): Said[] {
  const rungs = Array.from({ length: RUNG_COUNT }, (_, index) => ladderHint(context, index + 1));
  const ladder = rungs.map((rung) => hintWords({ of: context.kind, mistake: null, rung }).text);
  const wrong = new Map(mistakesAt(context).map(({ value }) => [value.toFraction(), value]));
  const mistakes = [...wrong.values()].flatMap((value) => {
    const mistake = diagnose(context, toMixed(value));
    if (!mistake) return [];
    return [{ text: hintWords({ of: context.kind, mistake, rung: null }).text, context, typed: value, line: mistake.line }];
  });
  return [...ladder.map((text) => ({ text, context, typed: null, line: null })), ...mistakes];
}

const linesOf = ({ context, line }: Said): TermLine[] =>
  context.kind === 'player' ? context.lines.filter(({ label, count }) => (line === null || label === line) && count !== 0) : [];
const isWhole = (value: Rational) => value.d === 1n;
const fractionsOf = ({ context }: Said) => context.lines.filter(({ value }) => !isWhole(value)).length;
/** Of the lines a hint may be about, one fits. */
const someLine = (said: Said, fits: (line: TermLine) => boolean) => linesOf(said).some(fits);

/** Every sum that leaves one line out or has one of them twice. */
function isSumOfOwnNumbers({ context: { lines, total }, typed }: Said): boolean {
  return lines.some(({ value }) => [total.sub(value), total.add(value)].some((sum) => typed?.equals(sum)));
}

/** What a sentence claims, by its words, and where that is so. */
const CLAIMS: readonly [claim: string, words: RegExp, isTrue: (said: Said) => boolean][] = [
  ['is about yards', /\byards?\b/, (said) => someLine(said, ({ label }) => /yards/i.test(label))],
  ['is about touchdowns', /touchdown/, (said) => someLine(said, ({ label }) => /touchdowns/i.test(label))],
  ['divides', /divid/, (said) => someLine(said, ({ rate, value }) => rate.n === 1n && rate.d > 1n && !isWhole(value))],
  [
    'leaves something over',
    /left over/,
    (said) => (said.context.kind === 'team' ? fractionsOf(said) > 0 : someLine(said, ({ value }) => !isWhole(value))),
  ],
  ['has a rule of less than a point', /only (a small )?part of a point/, (said) => someLine(said, ({ rate }) => rate.n < rate.d)],
  ['has a rule of whole points', /worth whole points/, (said) => someLine(said, ({ rate }) => isWhole(rate))],
  [
    'has a mixed rule',
    /rule has a whole number and a fraction/,
    (said) => someLine(said, ({ rate }) => rate.n > rate.d && !isWhole(rate)),
  ],
  [
    'has a rule with a denominator',
    /one in the rule|which number in the rule/,
    (said) => someLine(said, ({ rate }) => !isWhole(rate)),
  ],
  ['has a sum of own numbers', /Your sum is right/, (said) => said.typed?.n !== 0n && isSumOfOwnNumbers(said)],
  [
    'has several fractions',
    /fractions (the|have the|need the) same denominator|works for all of them/,
    (said) => fractionsOf(said) > 1,
  ],
  [
    'has a fraction',
    /Now add the fractions too|up the fractions|put the fraction with them|Fractions can add up/,
    (said) => fractionsOf(said) > 0,
  ],
  ['has a number below zero', /A number below zero/, ({ context }) => context.lines.some(({ value }) => value.s < 0n)],
  ['has nothing', /nothing happened/, ({ context }) => context.lines.every(({ value }) => value.n === 0n)],
  ['has a fraction that fits', /Your fraction fits/, ({ context, typed }) => typed !== null && typed.d === context.total.d],
];

it('claims nothing that is not true of the card it is on', async () => {
  const cards = await kindsOfCards();
  expect(cards.length).toBeGreaterThan(300);
  const untrue = new Map<string, string>();
  const met = new Set<string>();
  for (const context of [...cards, ...teamsOf(cards)]) {
    for (const said of everythingSaid(context)) {
      // The name of the line is the card's own.
      const text = said.text.replace(/Look again at [^.]*\./, '');
      for (const [claim, words, isTrue] of CLAIMS) {
        if (!words.test(text)) continue;
        met.add(claim);
        if (!isTrue(said)) {
          const where = context.kind === 'player' ? `${context.position} ${context.level}` : 'team';
          untrue.set(
            `${claim}: ${text}`,
            `${where}: ${context.lines.map(({ value }) => value.toFraction()).join(', ')}; typed ${said.typed?.toFraction()}`,
          );
        }
      }
    }
  }
  expect([...untrue].slice(0, 12)).toEqual([]);
  expect(CLAIMS.map(([claim]) => claim).filter((claim) => !met.has(claim))).toEqual([]);
});
