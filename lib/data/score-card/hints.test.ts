import { starterGame } from '@/lib/data/season/games';
import { fromMixed, toMixed } from '@/lib/domain/fractions';
import { ladderHint, nextHint } from '@/lib/domain/hints';
import { diagnose, mistakesAt } from '@/lib/domain/misconceptions';
import { isPositionCode } from '@/lib/domain/positions';
import { playerContext, type StepContext } from '@/lib/domain/step-context';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_SEASON } from '@/lib/testing/services';

const WEEK = 6;
/** Not every player, to keep the run short: each position is still met many times. */
const STRIDE = 13;

async function realSteps(): Promise<StepContext[]> {
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
    ([1, 2] as const).map((level) => playerContext({ ...row, level, others: all.slice(index + 1, index + 4) })),
  );
}

describe('the real games of a week, on both levels', () => {
  it('have a name or a shared hint for nearly every mistake, and never the answer in it', async () => {
    const steps = await realSteps();
    expect(steps.length).toBeGreaterThan(60);
    let mistakes = 0;
    let hinted = 0;
    for (const context of steps) {
      for (const { kind, value } of mistakesAt(context)) {
        mistakes += 1;
        const found = diagnose(context, toMixed(value));
        if (found) hinted += 1;
        else expect(nextHint(context, toMixed(value), { rung: 0, tag: kind })).toMatchObject({ tag: null, state: { rung: 1 } });
      }
      for (const rung of [1, 2, 3]) {
        const { lines = [] } = ladderHint(context, rung);
        expect(lines.some((line) => line.value && fromMixed(line.value).equals(context.total))).toBe(false);
      }
    }
    expect(hinted / mistakes).toBeGreaterThan(0.85);
  });
});
