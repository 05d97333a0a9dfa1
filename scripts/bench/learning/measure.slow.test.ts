import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  diagnoseMistake,
  MISCONCEPTION_KINDS,
  misconceptionOf,
} from '@/lib/domain/answers/mistakes/misconceptions';
import type {
  MisconceptionDefinition,
  WrongLineValueFinder,
} from '@/lib/domain/answers/mistakes/mistake';
import { parseNumberAnswer } from '@/lib/domain/answers/read';
import { isUnrelatedAnswer } from '@/lib/domain/answers/unrelated-answer';
import { createCardDealer, loadRealGamesByPlayer } from './cards';
import { createSeededChance } from './child';
import { HELD_OUT_MISTAKES, HELD_OUT_UNKNOWN_MISTAKES } from './held-out';
import { MISTAKE_KINDS } from './kinds';
import {
  type BenchRun,
  measureMistakeNaming,
  namingOutcomeOf,
  namingShares,
  parseAttemptSum,
  summarizeBenchRun,
} from './measure';
import { isWrongAttempt, type MistakeKind } from './mistakes';

const FOLDER = join(process.cwd(), 'scripts', 'bench', 'learning');
/** Children of neither run of the bench. */
const THIRD: BenchRun = {
  name: 'third',
  seed: 2_026,
  style: { hands: ['as-it-comes', 'improper'], everywhere: 70 },
  perKind: 25,
};

it('is made by children who know nothing of the tables they test', () => {
  const files = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.ts') && !name.includes('test') && name !== 'measure.ts',
  );
  expect(files.length).toBeGreaterThan(5);
  for (const name of files)
    expect(readFileSync(join(FOLDER, name), 'utf8')).not.toMatch(
      /answers\/(mistakes|hints|unrelated-answer)/,
    );
});

it('has at least 40 kinds of mistakes and 20 of slips, each with another name', () => {
  expect(MISTAKE_KINDS.filter(({ about }) => about !== 'slip').length).toBeGreaterThanOrEqual(40);
  expect(MISTAKE_KINDS.filter(({ about }) => about === 'slip').length).toBeGreaterThanOrEqual(20);
  expect(new Set(MISTAKE_KINDS.map(({ child }) => child)).size).toBe(MISTAKE_KINDS.length);
});

it('other children, other cards: the bars hold, and no hint has the answer', async () => {
  const { answersShown, found, alone, lines } = summarizeBenchRun(
    THIRD,
    measureMistakeNaming(THIRD, await loadRealGamesByPlayer()),
  );
  expect(answersShown).toBe(0);
  expect(found).toBeGreaterThanOrEqual(99);
  expect(lines.right).toBeGreaterThanOrEqual(70);
  expect(lines.named).toBeGreaterThanOrEqual(88);
  expect(lines.wrong).toBeLessThanOrEqual(4);
  // So few children are a coarse measure; the bench has five times as many.
  expect(alone.named).toBeGreaterThanOrEqual(56);
  expect(alone.wrong).toBeLessThanOrEqual(3);
});

it('every kind on every card once, zeros left blank: a kind that fits many cards weighs more, and the bars hold', async () => {
  const chance = createSeededChance(29);
  const deal = createCardDealer(await loadRealGamesByPlayer(), chance);
  const alone: string[] = [];
  const withLines: string[] = [];
  for (let cards = 0; cards < 80; cards += 1) {
    const card = deal();
    for (const kind of MISTAKE_KINDS.filter(({ about }) => about !== 'slip')) {
      const attempt = kind.make(card, chance, THIRD.style);
      const answer = attempt && isWrongAttempt(attempt) ? parseAttemptSum(attempt) : null;
      if (!attempt || !answer) continue;
      const { context } = attempt.card;
      alone.push(namingOutcomeOf(kind, attempt, diagnoseMistake(context, { answer })));
      const lines = attempt.boxes?.filter(
        ({ of, typed }) =>
          typed !== '0' || attempt.wrong.some((wrong) => wrong.join() === of.join()),
      );
      if (lines)
        withLines.push(namingOutcomeOf(kind, attempt, diagnoseMistake(context, { answer, lines })));
    }
  }
  const share = (outcomes: readonly string[], ...of: string[]) =>
    (100 * outcomes.filter((outcome) => of.includes(outcome)).length) / outcomes.length;
  expect(withLines.length).toBeGreaterThan(2_000);
  expect(share(withLines, 'right')).toBeGreaterThanOrEqual(70);
  expect(share(alone, 'right', 'near')).toBeGreaterThanOrEqual(56);
  expect(share(alone, 'wrong')).toBeLessThanOrEqual(3);
});

const hasLineTable = (
  table: MisconceptionDefinition,
): table is MisconceptionDefinition & { inLine: WrongLineValueFinder } =>
  table.inLine !== undefined;
const hasCardTable = (
  table: MisconceptionDefinition,
): table is MisconceptionDefinition & Required<Pick<MisconceptionDefinition, 'rows'>> =>
  table.rows !== undefined;

it('a kind that the tables do not know is seldom called by another name', async () => {
  const games = await loadRealGamesByPlayer();
  const figures = MISTAKE_KINDS.filter(({ about }) => about !== 'slip').flatMap((kind) => {
    for (const known of MISCONCEPTION_KINDS.filter((each) => kind.right.includes(each))) {
      const table: MisconceptionDefinition = misconceptionOf(known);
      jest.spyOn(table, 'mistakes').mockReturnValue([]);
      if (hasLineTable(table)) jest.spyOn(table, 'inLine').mockReturnValue([]);
      if (hasCardTable(table)) jest.spyOn(table, 'rows').mockReturnValue([]);
    }
    const { figures: own } = measureMistakeNaming({ ...THIRD, perKind: 12 }, games, [kind]);
    jest.restoreAllMocks();
    return own;
  });
  const { alone, lines } = namingShares(figures);
  expect(figures.length).toBeGreaterThanOrEqual(70);
  expect(alone.wrong).toBeLessThanOrEqual(11);
  expect(lines.wrong).toBeLessThanOrEqual(22);
});

it('a name never points at a line that fits', async () => {
  const chance = createSeededChance(11);
  const deal = createCardDealer(await loadRealGamesByPlayer(), chance);
  let pointed = 0;
  for (const kind of MISTAKE_KINDS) {
    for (let cards = 0; cards < 60; cards += 1) {
      const attempt = kind.make(deal(), chance, THIRD.style);
      const read =
        attempt && parseNumberAnswer({ whole: attempt.sum, numerator: '', denominator: '' });
      if (
        !attempt?.boxes ||
        attempt.wrong.length === 0 ||
        !read?.ok ||
        read.answer.kind !== 'number'
      )
        continue;
      const found = diagnoseMistake(attempt.card.context, {
        answer: read.answer.value,
        lines: attempt.boxes,
      });
      if (!found?.of) continue;
      pointed += 1;
      const wrong = attempt.wrong.flat();
      expect(found.of.filter((place) => !wrong.includes(place))).toEqual([]);
    }
  }
  expect(pointed).toBeGreaterThan(500);
});

it('hardly any honest mistake is taken for a number that has nothing to do with the card', async () => {
  const games = await loadRealGamesByPlayer();
  const shareUnrelated = (kinds: readonly MistakeKind[]) => {
    const chance = createSeededChance(4_170);
    const deal = createCardDealer(games, chance);
    const unrelated = kinds.flatMap((kind) =>
      Array.from({ length: 25 }, () => {
        const attempt = kind.make(deal(), chance, THIRD.style);
        const answer = attempt && isWrongAttempt(attempt) ? parseAttemptSum(attempt) : null;
        return attempt && answer ? [isUnrelatedAnswer(attempt.card.context, { answer })] : [];
      }).flat(),
    );
    expect(unrelated.length).toBeGreaterThan(kinds.length * 5);
    return (100 * unrelated.filter(Boolean).length) / unrelated.length;
  };
  const known = MISTAKE_KINDS.filter(({ about }) => about !== 'slip');
  expect(shareUnrelated([...known, ...HELD_OUT_MISTAKES])).toBeLessThanOrEqual(0.3);
  expect(shareUnrelated(HELD_OUT_UNKNOWN_MISTAKES)).toBeLessThanOrEqual(2.5);
});
