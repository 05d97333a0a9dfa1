import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitStep } from '@/lib/data/score-card/commands';
import type { StepVerdictDto, SubmitStepInput } from '@/lib/data/score-card/dto';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentLineups } from '@/lib/store/collections/teams';
import { TEST_NOW, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  giveTeam,
  installStudentWeek,
  RIGHT_ANSWERS,
  STARTERS,
  stepTryInput,
  typed,
  WEEK,
} from '@/lib/testing/student-week';

const NOW = timestampFromDate(TEST_NOW);
const AGAIN = 'Not yet. Look at the hint and try again.';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
});
afterEach(() => test.dispose());

const submit = (step: StepKey, text: string, changes: Partial<SubmitStepInput> = {}) =>
  submitStep(kim, stepTryInput(step, text, changes));

const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
  wholeNumber,
  numerator,
  denominator,
});
const AN_IDEA = { title: expect.stringMatching(/./), text: expect.stringMatching(/./) };
const profileId = () => `${TEST_SEASON}_${kim.accountId}`;
const progressOf = async () => (await test.store.query(studentWeeklyProgress, {}))[0];

/** A verdict on a card where nothing was done but at `step`, and nothing cost a point. */
const verdict = (step: StepKey, part: Partial<StepVerdictDto>): StepVerdictDto => ({
  outcome: 'refused',
  message: '',
  field: null,
  step,
  attempts: 0,
  simplified: false,
  own: null,
  hint: null,
  finished: false,
  award: { given: 0, possibleNow: 5 },
  ...part,
});

it('tells all there is to tell of each kind of answer, and nothing more', async () => {
  const twin = expect.objectContaining({ attempts: 0, own: null });
  const eight = {
    twin,
    attempts: 2,
    own: mixed(8),
    simplified: true,
    award: { given: 0, possibleNow: 4 },
  };
  const long = { twin, attempts: 1, own: mixed(27, 3, 10), award: { given: 0, possibleNow: 4 } };
  const table: readonly [StepKey, string, Partial<StepVerdictDto>][] = [
    ['K', '', { field: 'whole', message: 'Type your answer first.' }],
    [
      'TEAM',
      '5',
      { message: 'First work out your eight starters. Then add them up for the team.' },
    ],
    [
      'K',
      '9',
      {
        outcome: 'wrong',
        message: AGAIN,
        attempts: 1,
        hint: AN_IDEA,
        tried: mixed(9),
        award: { given: 0, possibleNow: 4 },
      },
    ],
    [
      'K',
      '18/2',
      {
        message:
          'Same answer as before: 9. It didn’t use up a try. Look at the hint and change your answer.',
        attempts: 1,
        award: { given: 0, possibleNow: 4 },
      },
    ],
    ['K', '8', { outcome: 'right', message: 'Correct!', ...eight }],
    ['K', '8', { outcome: 'right', message: 'Correct!', ...eight }],
    ['K', '16/2', { outcome: 'right', message: 'You already worked this one out.', ...eight }],
    ['K', '9', { outcome: 'right', message: 'You already worked this one out.', ...eight }],
    ['K', 'x', { outcome: 'right', message: 'You already worked this one out.', ...eight }],
    [
      'WR1',
      '273/10',
      {
        outcome: 'right',
        message:
          'Correct. Your fraction has at least one whole in it. Can you write it as a whole or mixed number?',
        ...long,
      },
    ],
    [
      'WR1',
      '546/20',
      {
        outcome: 'right',
        message: 'That’s the same number, but it isn’t in simplest form yet.',
        ...long,
      },
    ],
    [
      'WR1',
      '28',
      {
        outcome: 'right',
        message: 'That’s a different number. Your right answer stays the same.',
        ...long,
      },
    ],
    [
      'WR1',
      '27 3/10',
      {
        outcome: 'right',
        message: 'Correct! Now it’s in simplest form.',
        ...long,
        simplified: true,
      },
    ],
    ['WR1', '27 3/10', { outcome: 'right', message: 'Correct!', ...long, simplified: true }],
  ];
  for (const [step, text, part] of table) {
    expect([step, text, await submit(step, text)]).toEqual([step, text, verdict(step, part)]);
  }
  expect(await test.store.count(studentPlayerScoreAttempts, {})).toBe(3);
});

const keptOf = (
  { step, attempts, simplified, own, finished, award, tried }: StepVerdictDto,
  verdict: object,
) => ({
  verdict,
  step,
  attempts,
  simplified,
  own,
  finished,
  award,
  ...(tried ? { tried } : {}),
});
const WITHOUT_FRACTION = {
  of: 'team',
  mistake: { tag: 'any-below-one', line: null },
  rung: { says: 'team-fractions' },
  part: 'whole',
};

it('keeps each try whole: a starter’s with its player, the team’s with what is added up', async () => {
  for (const step of STEP_KEYS.slice(0, 8)) await submit(step, RIGHT_ANSWERS[step]);
  const wrong = await submit('TEAM', '125', { operationId: 'team-is-wrong' });
  test.advance(1_000);
  const right = await submit('TEAM', '2517/20', { operationId: 'team-is-right' });

  const common = {
    studentId: kim.accountId,
    leagueId: '',
    season: TEST_SEASON,
    week: WEEK,
    formulaLevel: 1,
  };
  const starters = await test.store.query(studentPlayerScoreAttempts, {});
  expect(starters.find(({ step }) => step === 'RB2')).toEqual({
    ...common,
    id: expect.stringMatching(new RegExp(`^${kim.accountId}_operation-\\d+$`)),
    step: 'RB2',
    playerId: STARTERS.RB2,
    typed: typed('-3/10'),
    answer: mixed(0, -3, 10),
    correct: true,
    simplified: true,
    misconception: null,
    attempt: 1,
    createdAt: NOW,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    result: expect.any(String),
  });
  const addends = [
    mixed(19, 11, 20),
    mixed(31, 1, 5),
    mixed(0, -3, 10),
    mixed(27, 3, 10),
    mixed(18, 7, 10),
    mixed(21, 2, 5),
    mixed(8),
    mixed(0),
  ];
  const team = {
    ...common,
    step: 'TEAM',
    addends,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  };
  const tries = await test.store.query(studentTeamScoreAttempts, {
    orderBy: { field: 'attempt', direction: 'asc' },
  });
  expect(tries).toEqual([
    {
      ...team,
      id: `${kim.accountId}_team-is-wrong`,
      typed: typed('125'),
      answer: mixed(125),
      correct: false,
      simplified: false,
      misconception: expect.any(String),
      attempt: 1,
      createdAt: NOW,
      result: JSON.stringify(
        keptOf(wrong, { outcome: 'wrong', reason: 'wrong', hint: WITHOUT_FRACTION, hold: null }),
      ),
    },
    {
      ...team,
      id: `${kim.accountId}_team-is-right`,
      typed: typed('2517/20'),
      answer: mixed(0, 2517, 20),
      correct: true,
      simplified: false,
      misconception: null,
      attempt: 2,
      createdAt: timestampFromDate(new Date(TEST_NOW.getTime() + 1_000)),
      result: JSON.stringify(keptOf(right, { outcome: 'right', reason: 'not-mixed' })),
    },
  ]);
  expect((await progressOf())?.steps[8]).toEqual({
    attempts: 2,
    correct: true,
    answer: mixed(125, 17, 20),
    simplified: false,
    completedAt: timestampFromDate(new Date(TEST_NOW.getTime() + 1_000)),
    playerId: null,
    firstWrong: { tag: expect.any(String), broke: [{ part: 'unknown', lines: [] }] },
    hints: expect.anything(),
  });
});

it('says why there is nothing to answer', async () => {
  const notPlayed = { code: 'not-allowed', message: 'That week hasn’t been played yet.' };
  for (const week of [0, 7])
    await expect(submit('QB', '1', { week })).rejects.toMatchObject(notPlayed);
  const none = { code: 'not-found', message: 'There’s no lineup for week 5.' };
  await expect(submit('QB', '1', { week: 5 })).rejects.toMatchObject(none);
  expect(await test.store.count(studentLineups, {})).toBe(1);
  const lou = await test.student('lou@school.org');
  const answer = {
    week: WEEK,
    step: 'QB' as const,
    typed: typed('1'),
    operationId: 'operation-lou',
  };
  await expect(submitStep(lou, answer)).rejects.toMatchObject({
    code: 'not-found',
    message: 'There’s no lineup for week 6.',
  });
  for (const week of [-1, 2.5, 7]) {
    await expect(getOrOpenScoreCard(kim, week)).rejects.toMatchObject({
      code: 'not-found',
      message: 'We couldn’t find that week.',
    });
  }
});

it('a line-up that is drawn by an answer is that of this student, this week and this season', async () => {
  const lou = await test.student('lou@school.org');
  await giveTeam(test.store, lou);
  await submitStep(lou, { week: WEEK, step: 'K', typed: typed('8'), operationId: 'operation-lou' });
  const where = [{ field: 'userId', op: '==', value: lou.accountId }] as const;
  expect(await test.store.query(studentLineups, { where })).toEqual([
    expect.objectContaining({
      id: `${TEST_SEASON}_6_${lou.accountId}`,
      week: 6,
      season: TEST_SEASON,
      userUpdated: false,
      updatedAt: NOW,
      lineup_K: STARTERS.K,
      lineup_DEF: STARTERS.DEF,
    }),
  ]);
});

it('of the corrected weeks only the one on whose card no corrected step is open is forgotten', async () => {
  await test.store.merge(studentProfiles, profileId(), { correctedWeeks: [3, WEEK] });
  await submit('QB', RIGHT_ANSWERS.QB);
  expect(await test.store.get(studentProfiles, profileId())).toMatchObject({
    correctedWeeks: [3],
  });
});

describe('the card', () => {
  const jersey = expect.objectContaining({ big: expect.any(String), small: expect.any(String) });
  const untouched = { attempts: 0, correct: false, own: null, simplified: false };

  it('is whole: frame, a starter with a game, a defense on its bye, and the team', async () => {
    const card = await getOrOpenScoreCard(kim);
    expect({ ...card, steps: null }).toEqual({
      season: TEST_SEASON,
      week: WEEK,
      cardLines: 'after-wrong',
      asksForGuess: true,
      formulaLevel: 1,
      steps: null,
      award: { given: 0, possibleNow: 5 },
      readOnly: false,
    });
    expect(card?.steps.map(({ index, title }) => [index, title])).toEqual([
      [0, 'Quarterback'],
      [1, 'Running Back 1'],
      [2, 'Running Back 2'],
      [3, 'Wide Receiver 1'],
      [4, 'Wide Receiver 2'],
      [5, 'Tight End'],
      [6, 'Kicker'],
      [7, 'Defense'],
      [8, 'Team'],
    ]);
    expect(card?.steps[1]).toEqual({
      key: 'RB1',
      index: 1,
      title: 'Running Back 1',
      ...untouched,
      player: { name: 'Raheem Mostert', teamName: 'Miami Dolphins', jersey },
      game: 'played',
      opponent: 'CAR',
      terms: expect.arrayContaining([
        {
          label: 'Rushing yards',
          count: 115,
          rate: mixed(0, 1, 10),
          rule: '1 point for every 10 rushing yards',
        },
      ]),
    });
    expect(card?.steps[7]).toMatchObject({ ...untouched, game: 'bye', opponent: null });
    expect(card?.steps[7]?.terms.map(({ count }) => count)).toEqual(
      card?.steps[7]?.terms.map(() => 0),
    );
    expect(card?.steps[8]).toEqual({
      key: 'TEAM',
      index: 8,
      title: 'Team',
      ...untouched,
      player: null,
      game: null,
      opponent: null,
      terms: [],
    });
  });

  it('tells of each step how far it is: wrong, right and open', async () => {
    await submit('K', '9');
    await submit('RB2', '-6/20');
    const steps = (await getOrOpenScoreCard(kim))?.steps ?? [];
    expect(steps[6]).toMatchObject({
      ...untouched,
      attempts: 1,
      lastWrong: { message: AGAIN, tried: mixed(9), hint: AN_IDEA },
    });
    expect(steps[2]).toMatchObject({
      attempts: 1,
      correct: true,
      own: mixed(0, -3, 10),
      simplified: false,
    });
    expect(steps[0]).toMatchObject(untouched);
    for (const index of [0, 2]) expect(Object.keys(steps[index] ?? {})).not.toContain('lastWrong');
    for (const step of steps)
      for (const key of ['hold', 'corrected']) expect(Object.keys(step)).not.toContain(key);
  });

  it('opens the current week of a running season, and no other', async () => {
    await giveLineup(test.store, kim, 5);
    expect(await getOrOpenScoreCard(kim, 5)).toMatchObject({
      week: 5,
      readOnly: false,
      formulaLevel: 1,
    });
    await changeAppMeta(test.store, { seasonActive: false });
    expect(await getOrOpenScoreCard(kim)).toMatchObject({ week: WEEK, readOnly: true });
    expect(await test.store.count(studentWeeklyProgress, {})).toBe(0);
    await changeAppMeta(test.store, { seasonActive: true });
    expect(await getOrOpenScoreCard(kim, WEEK)).toMatchObject({ week: WEEK, readOnly: false });
    expect(await progressOf()).toMatchObject({
      week: WEEK,
      season: TEST_SEASON,
      studentId: kim.accountId,
    });
  });

  it('of a week that was never opened has the level of the student', async () => {
    await giveLineup(test.store, kim, 5);
    await test.store.merge(studentProfiles, profileId(), { formulaType: 2 });
    expect(await getOrOpenScoreCard(kim, 5)).toMatchObject({ formulaLevel: 2 });
  });
});
