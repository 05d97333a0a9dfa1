import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getMyMath } from '@/lib/data/my-math/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { SLIP_KINDS } from '@/lib/domain/play/find-the-slip';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import type { TestServices } from '@/lib/testing/services';
import {
  changeMeta,
  installStudentWeek,
  RIGHT_ANSWERS,
  tryAt,
  typed,
  WEEK,
} from '@/lib/testing/student-week';
import { mendSlip } from './commands';
import type { MendSlipInput, SlipDto } from './dto';
import { getSlip, getWhatIf } from './queries';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
});
afterEach(() => test.dispose());

const stored = async () => (await test.store.query(studentWeeklyProgress, {}))[0];
const slip = async (round: number) => (await getSlip(kim, round)) as SlipDto;

describe('What if', () => {
  it('plays with right cards only, so it never works out an open one', async () => {
    expect(await getWhatIf(kim)).toBeNull();
    await submitStep(kim, tryAt('RB1', '9'));
    expect(await getWhatIf(kim)).toBeNull();
    await submitStep(kim, tryAt('RB1', RIGHT_ANSWERS.RB1));
    const play = await getWhatIf(kim);
    expect(play).toMatchObject({ week: WEEK, rules: 1 });
    expect(play?.cards.map(({ name }) => name)).toEqual(['Raheem Mostert']);
    expect(play?.cards[0]?.terms.map(({ count }) => count)).toEqual([115, 2, 3, 17, 1]);
    // A week without a right card plays with the one before.
    await changeMeta(test.store, { currentWeek: WEEK + 1 });
    expect((await getWhatIf(kim))?.week).toBe(WEEK);
  });
});

/** Finds the wrong step of a card by hand, and what should stand there, as "top/bottom". */
function workOut({ lines, sum }: SlipDto): { place: number; number: string } {
  const parts = lines.map(({ count, rate, shown }) => ({
    right: [count * (rate.wholeNumber * rate.denominator + rate.numerator), rate.denominator],
    shown: [shown.wholeNumber * shown.denominator + shown.numerator, shown.denominator],
  })) as { right: [number, number]; shown: [number, number] }[];
  const place = parts.findIndex(({ right, shown }) => right[0] * shown[1] !== shown[0] * right[1]);
  if (place >= 0) return { place, number: (parts[place]?.right ?? []).join('/') };
  const [top, bottom] = parts.reduce(
    ([a, b], { right: [c, d] }) => [a * d + c * b, b * d],
    [0, 1],
  ) as [number, number];
  expect(top * sum.denominator).not.toBe(
    (sum.wholeNumber * sum.denominator + sum.numerator) * bottom,
  );
  return { place: lines.length, number: `${top}/${bottom}` };
}

describe('Find the slip', () => {
  const ROUND = 1;
  const mend = (changes: Partial<MendSlipInput>) =>
    mendSlip(kim, {
      week: WEEK,
      round: ROUND,
      place: 0,
      kind: 'carry-lost',
      typed: typed('1'),
      ...changes,
    });

  it('is the same card after a reload, another one in each round, and of nobody’s own player', async () => {
    const cards = await Promise.all([0, 1, 2, 3, 4].map(slip));
    expect(await slip(2)).toEqual(cards[2]);
    expect(new Set(cards.map((card) => JSON.stringify(card.lines))).size).toBe(5);
    // Raheem Mostert's week, which is on Kim's own card.
    for (const { lines } of cards)
      expect(lines.map(({ count }) => count)).not.toEqual([115, 2, 3, 17, 1]);
  });

  it('is judged on the server by the step, what happened, and the exact number', async () => {
    const card = await slip(ROUND);
    const { place, number } = workOut(card);
    const mended = { place, typed: typed(number) };
    expect(await mend({ ...mended, place: place === 0 ? 1 : 0 })).toMatchObject({
      outcome: 'wrong',
      message: 'Not yet. That step is right. Look at another one.',
    });
    const outcomes = await Promise.all(card.options.map((kind) => mend({ ...mended, kind })));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['right', 'wrong', 'wrong']);
    const kind = card.options[outcomes.findIndex(({ outcome }) => outcome === 'right')];
    expect(await mend({ ...mended, kind, typed: typed('999') })).toMatchObject({
      outcome: 'wrong',
      message: 'Not yet. You found the slip. Now work out what should stand there.',
    });
    expect(await mend({ ...mended, kind, typed: typed('?') })).toMatchObject({
      outcome: 'refused',
    });
  });

  it('counts a right first try for skills once, and no other try; no points come of it', async () => {
    const rightOf = async (round: number) => {
      const card = await slip(round);
      const { place, number } = workOut(card);
      // The kinds that the card doesn't offer are never right, so this finds the true one.
      return { round, place, typed: typed(number), options: card.options };
    };
    // A wrong first try: the right second one doesn't count.
    const first = await rightOf(0);
    expect((await mend({ ...first, typed: typed('999') })).counts).toBe(false);
    for (const kind of first.options) expect((await mend({ ...first, kind })).counts).toBe(false);
    expect((await stored())?.played).toEqual([
      { game: 'find-the-slip', round: 0, skills: [], at: expect.anything() },
    ]);
    // A right first try, as someone who knows it: another account finds the kind.
    const second = await rightOf(1);
    const kind = await kindOf(second);
    expect(await mend({ ...second, kind })).toMatchObject({ outcome: 'right', counts: true });
    expect(await mend({ ...second, kind })).toMatchObject({ outcome: 'right', counts: false });
    const { skills } = (await stored())?.played?.[1] ?? { skills: [] };
    expect(skills).not.toEqual([]);
    expect((await test.store.query(studentProfiles, {}))[0]?.mvpPoints).toBe(0);
    const { learning, canDo, firstTries } = await getMyMath(kim);
    const counted = [...learning, ...canDo].map(({ skill, last }) => [skill, last]);
    expect(counted).toEqual(skills.map((skill) => [skill, ['right']]));
    expect(firstTries).toEqual({ right: 0, missed: 0, unknown: 0 });
  });

  /** Tries the kinds, and forgets that it did. */
  async function kindOf(card: Partial<MendSlipInput>): Promise<MendSlipInput['kind']> {
    const before = (await stored())?.played ?? [];
    for (const kind of SLIP_KINDS) {
      if ((await mend({ ...card, kind })).outcome !== 'right') continue;
      await test.store.merge(studentWeeklyProgress, String((await stored())?.id), {
        played: before,
      });
      return kind;
    }
    throw new Error('No kind is right.');
  }

  it('refuses a teacher, and a card of another week', async () => {
    const ada = await test.teacher('ada@school.org');
    const input = {
      week: WEEK,
      round: 0,
      place: 0,
      kind: 'carry-lost',
      typed: typed('1'),
    } as const;
    await expect(mendSlip(ada, input)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(mend({ week: WEEK - 1 })).rejects.toMatchObject({ code: 'conflict' });
  });
});
