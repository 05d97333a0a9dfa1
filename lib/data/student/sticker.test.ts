import { getStudentSeason } from '@/lib/data/student/season-queries';
import { getTeamPage } from '@/lib/data/team/queries';
import { MAX_TEACHER_STICKERS_A_SEASON } from '@/lib/domain/team/stickers';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { helmetStickers } from '@/lib/store/collections/progress';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { putInLeague } from '@/lib/testing/student-week';
import { installTwoClasses, LEAGUE, type TwoClasses } from '@/lib/testing/two-classes';
import { awardSticker, removeSticker } from './commands';
import { awardStickerInput } from './dto';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const award = (changes: Partial<Parameters<typeof awardSticker>[1]> = {}) => ({
  leagueId: LEAGUE,
  studentId: test.kim.accountId,
  kind: 'kept-trying' as const,
  words: '',
  operationId: 'operation-1',
  ...changes,
});
const stickers = () => test.store.query(helmetStickers, {});

describe('a sticker by hand', () => {
  it('stands on the student’s own page with its reason', async () => {
    await awardSticker(test.teacher, award());
    await awardSticker(
      test.teacher,
      award({
        kind: null,
        words: 'Explained carrying to the whole class.',
        operationId: 'operation-2',
      }),
    );
    const { stickers: own } = await getTeamPage(test.kim);
    expect(own.map(({ week, reason }) => [week, reason]).toSorted()).toEqual([
      [6, 'Explained carrying to the whole class.'],
      [6, 'Kept trying until it worked.'],
    ]);
    expect(JSON.stringify(own)).not.toContain(test.teacher.accountId);
  });

  it('is one, however often it is sent, and another reason or student under the same id is refused (R2)', async () => {
    const answers = await Promise.all([
      awardSticker(test.teacher, award()),
      awardSticker(test.teacher, award()),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    await expect(
      awardSticker(test.teacher, award({ kind: 'good-question' })),
    ).rejects.toMatchObject({ code: 'conflict' });
    const classmate = await test.student('lee@school.org');
    await putInLeague(test.store, classmate, LEAGUE);
    await expect(
      awardSticker(test.teacher, award({ studentId: classmate.accountId })),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await stickers()).toHaveLength(1);
  });

  it('can be taken back, once and for all', async () => {
    const { stickerId } = await awardSticker(test.teacher, award());
    const place = { leagueId: LEAGUE, studentId: test.kim.accountId, stickerId };
    expect(await removeSticker(test.teacher, place)).toEqual({ removed: true });
    expect(await removeSticker(test.teacher, place)).toEqual({ removed: false });
    await awardSticker(test.teacher, award());
    expect(await stickers()).toEqual([]);
    const done = await test.store.query(auditLog, {
      where: [{ field: 'target', op: '==', value: test.kim.accountId }],
    });
    expect(done.map(({ action, outcome }) => [action, outcome]).toSorted()).toEqual([
      ['sticker.award', 'done'],
      ['sticker.remove', 'done'],
    ]);
  });

  it('is marked as given by hand, and one that was earned cannot be taken away', async () => {
    await awardSticker(test.teacher, award());
    const earned = {
      id: `${TEST_SEASON}_6_${test.kim.accountId}_all-tasks`,
      userId: test.kim.accountId,
      season: TEST_SEASON,
      week: 6,
      reason: 'all-tasks',
      createdAt: timestampFromDate(TEST_NOW),
    };
    await test.store.create(helmetStickers, earned);
    const { stickers: shown } = await getStudentSeason(test.teacher, LEAGUE, test.kim.accountId);
    expect(shown.map(({ reason, byHand }) => [reason, byHand]).toSorted()).toEqual([
      ['Finished all the tasks for the week.', false],
      ['Kept trying until it worked.', true],
    ]);
    const place = { leagueId: LEAGUE, studentId: test.kim.accountId, stickerId: earned.id };
    await expect(removeSticker(test.teacher, place)).rejects.toMatchObject({ code: 'not-found' });
    expect(await stickers()).toHaveLength(2);
  });

  it('is the own teacher’s alone to give and to take', async () => {
    const { stickerId } = await awardSticker(test.teacher, award());
    for (const [, viewer, code] of test.refused()) {
      await expect(
        awardSticker(viewer, award({ operationId: 'operation-9' })),
      ).rejects.toMatchObject({ code });
      const place = { leagueId: LEAGUE, studentId: test.kim.accountId, stickerId };
      await expect(removeSticker(viewer, place)).rejects.toMatchObject({ code });
    }
    const foreign = award({ studentId: test.stranger.accountId, operationId: 'operation-8' });
    await expect(awardSticker(test.teacher, foreign)).rejects.toMatchObject({ code: 'not-found' });
    expect(await stickers()).toHaveLength(1);
  });

  it('has a limit for each student and season', async () => {
    for (let count = 0; count < MAX_TEACHER_STICKERS_A_SEASON; count += 1) {
      await awardSticker(test.teacher, award({ operationId: `operation-${count}` }));
    }
    await expect(
      awardSticker(test.teacher, award({ operationId: 'one-too-many' })),
    ).rejects.toMatchObject({
      code: 'limit-reached',
    });
    expect(await stickers()).toHaveLength(MAX_TEACHER_STICKERS_A_SEASON);
  });
});

describe('what a sticker is for', () => {
  const read = (words: string, kind: string | null = null) =>
    awardStickerInput.safeParse({
      leagueId: 'a',
      studentId: 'b',
      kind,
      words,
      operationId: 'operation-1',
    });

  it.each([
    ['  Kept   calm\n and went on ', 'Kept calm and went on'],
    ['a'.repeat(80), 'a'.repeat(80)],
    ['🏈'.repeat(80), '🏈'.repeat(80)],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('takes the words %j', (words, expected) => {
    expect(read(words).data?.words).toBe(expected);
  });

  it.each([
    ['', null],
    ['   ', null],
    ['a'.repeat(81), null],
    ['', 'no-such-kind'],
    ['​', null],
  ])('refuses %j with %j', (words, kind) => {
    expect(read(words, kind).success).toBe(false);
  });
});
