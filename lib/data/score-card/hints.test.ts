import { lastWrongTryDto } from '@/lib/data/score-card/steps';
import { starterGame } from '@/lib/data/season/starter-games';
import { hintContentAtLevel, NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import {
  diagnoseMistake,
  listKnownMistakesOfStep,
} from '@/lib/domain/answers/mistakes/misconceptions';
import { makePlayerStepContext, type StepContext } from '@/lib/domain/answers/step-context';
import { isPositionCode } from '@/lib/domain/football/positions';
import { fromMixed, rational, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { emptyCardSteps } from '@/lib/domain/week/steps';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import { handScore } from '@/lib/testing/hand-score';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_SEASON } from '@/lib/testing/services';
import { STARTERS } from '@/lib/testing/student-week';
import { localizeHint } from '@/words/hints';

const WEEK = 6;
/** Not every player, to keep the run short: each position is still met many times. */
const STRIDE = 13;
const STARTER_IDS = Object.values(STARTERS);

const readFraction = (text: string) => {
  const [above = 0, below = 1] = text.split('/').map(Number);
  return rational(above, below);
};

async function realSteps(): Promise<{ context: StepContext; right: string }[]> {
  const snapshot = await realSeason.load(TEST_SEASON);
  const rows = [...snapshot.players.values()].flatMap(({ PlayerID, Position }, index) => {
    if (index % STRIDE !== 0 || !isPositionCode(Position)) return [];
    const { game, stats } = starterGame(snapshot, Position, PlayerID, WEEK);
    return game === 'played' ? [{ position: Position, stats }] : [];
  });
  const defenses = [...snapshot.teams.values()].flatMap(({ TeamID }) => {
    const { game, stats } = starterGame(snapshot, 'DEF', TeamID, WEEK);
    return game === 'played' ? [{ position: 'DEF' as const, stats }] : [];
  });
  return [...rows, ...defenses.slice(0, 8)].flatMap((row, index, all) =>
    ([1, 2] as const).map((level) => ({
      context: makePlayerStepContext({
        ...row,
        rules: level,
        others: all.slice(index + 1, index + 4),
      }),
      right: handScore(row.position, level, row.stats),
    })),
  );
}

describe('the real games of a week, on both levels', () => {
  it('have a name or a shared hint for nearly every mistake, and never the answer in it', async () => {
    const steps = await realSteps();
    expect(steps.length).toBeGreaterThan(60);
    let mistakes = 0;
    let hinted = 0;
    for (const { context, right } of steps) {
      expect(context.total.toFraction()).toBe(right);
      for (const { kind, value } of listKnownMistakesOfStep(context)) {
        mistakes += 1;
        const found = diagnoseMistake(context, { answer: toMixed(value) });
        if (found) hinted += 1;
        else
          expect(
            nextHint(context, { answer: toMixed(value) }, { rung: 0, tag: kind }),
          ).toMatchObject({
            tag: null,
            state: { rung: 1 },
          });
      }
      for (const rung of [1, 2, 3]) {
        const { lines = [] } = localizeHint({
          of: context.kind,
          mistake: null,
          rung: hintContentAtLevel(context, rung),
        });
        expect(
          lines.some((line) => line.value && fromMixed(line.value).toFraction() === right),
        ).toBe(false);
      }
    }
    expect(hinted / mistakes).toBeGreaterThan(0.85);
  });
});

it('a hint that is made again is that of its own player, week and level', async () => {
  const snapshot = await realSeason.load(TEST_SEASON);
  const others = [...snapshot.players.values()].filter(
    ({ Position, PlayerID }) => Position === 'QB' && PlayerID !== STARTERS.QB,
  );
  const played = others.find(
    ({ PlayerID }) => starterGame(snapshot, 'QB', PlayerID, WEEK).game === 'played',
  );
  const questions = [STARTERS.QB, played?.PlayerID ?? 0].flatMap((playerId) =>
    [WEEK - 1, WEEK].flatMap((week) =>
      ([1, 2] as const).map((rules) => ({ playerId, week, rules })),
    ),
  );
  const answerTo = ({ playerId, week, rules }: (typeof questions)[number]) =>
    handScore('QB', rules, starterGame(snapshot, 'QB', playerId, week).stats);
  const shownTo = (question: (typeof questions)[number], answer: MixedNumber) => {
    const steps = emptyCardSteps([question.playerId, ...STARTER_IDS.slice(1)]);
    const tried = {
      ...steps[0],
      attempts: 1,
      lastWrong: { answer, hints: NO_HINTS_YET },
    } as StoredCardStep;
    return lastWrongTryDto({ snapshot, steps: [tried, ...steps.slice(1)], ...question }, 'QB');
  };
  // Each right answer once, at every question: only at its own is there nothing to hint at.
  for (const right of questions) {
    const answer = answerTo(right);
    expect(
      questions.filter((question) => !shownTo(question, toMixed(readFraction(answer)))),
    ).toEqual(questions.filter((question) => answerTo(question) === answer));
  }
});
