import { getStudentSeason } from '@/lib/data/student/season-queries';
import { getTeamPage } from '@/lib/data/team/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { helmetStickers } from '@/lib/store/collections/progress';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { putInLeague } from '@/lib/testing/student-week';
import { installTwoClasses, OWN_LEAGUE_ID, type TwoClasses } from '@/lib/testing/two-classes';
import { awardSticker, removeSticker } from './commands';
import { awardStickerInput, removeStickerInput } from './dto';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const award = (changes: Partial<Parameters<typeof awardSticker>[1]> = {}) => ({
  leagueId: OWN_LEAGUE_ID,
  studentId: test.kim.accountId,
  kind: 'kept-trying' as const,
  words: '',
  operationId: 'operation-1',
  ...changes,
});
const stickers = () => test.store.query(helmetStickers, {});
const sticker = (id: string, changes: object = {}) =>
  test.store.set(helmetStickers, {
    id,
    userId: test.kim.accountId,
    season: TEST_SEASON,
    week: 6,
    reason: 'kept-trying',
    createdAt: timestampFromDate(TEST_NOW),
    awardedBy: test.teacher.accountId,
    ...changes,
  });

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
    await putInLeague(test.store, classmate, OWN_LEAGUE_ID);
    await expect(
      awardSticker(test.teacher, award({ studentId: classmate.accountId })),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await stickers()).toHaveLength(1);
  });

  it('can be taken back, once and for all', async () => {
    const { stickerId } = await awardSticker(test.teacher, award());
    const place = { leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId, stickerId };
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

  it('is marked as given by hand, and one that was earned is not', async () => {
    await awardSticker(test.teacher, award());
    await sticker('earned', { awardedBy: undefined, reason: 'all-tasks' });
    const { stickers: shown } = await getStudentSeason(
      test.teacher,
      OWN_LEAGUE_ID,
      test.kim.accountId,
    );
    expect(shown.map(({ reason, byHand }) => [reason, byHand]).toSorted()).toEqual([
      ['Finished all the tasks for the week.', false],
      ['Kept trying until it worked.', true],
    ]);
  });

  it('is the own teacher’s alone to give and to take', async () => {
    const { stickerId } = await awardSticker(test.teacher, award());
    for (const [, viewer, code] of test.refused()) {
      await expect(
        awardSticker(viewer, award({ operationId: 'operation-9' })),
      ).rejects.toMatchObject({ code });
      const place = { leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId, stickerId };
      await expect(removeSticker(viewer, place)).rejects.toMatchObject({ code });
    }
    const foreign = award({ studentId: test.stranger.accountId, operationId: 'operation-8' });
    await expect(awardSticker(test.teacher, foreign)).rejects.toMatchObject({ code: 'not-found' });
    expect(await stickers()).toHaveLength(1);
  });

  it('is kept whole, under an id that tells nothing of who gave it', async () => {
    const { stickerId } = await awardSticker(test.teacher, award());
    expect(stickerId).toMatch(new RegExp(`^${TEST_SEASON}_6_[0-9a-f]{32}$`));
    await awardSticker(
      test.teacher,
      award({ kind: null, words: 'Own words.', operationId: 'operation-2' }),
    );
    const kept = {
      userId: test.kim.accountId,
      season: TEST_SEASON,
      week: 6,
      createdAt: timestampFromDate(TEST_NOW),
      awardedBy: test.teacher.accountId,
      place: null,
    };
    const stickers = await test.store.query(helmetStickers, {});
    expect(stickers.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { ...kept, id: stickerId, reason: 'kept-trying' },
      { ...kept, id: expect.any(String), reason: 'Own words.' },
    ]);
    expect(
      (await test.store.query(auditLog, {})).map(({ actorId, action, target, outcome }) => [
        actorId,
        action,
        target,
        outcome,
      ]),
    ).toEqual(Array(2).fill([test.teacher.accountId, 'sticker.award', test.kim.accountId, 'done']));
  });

  it('has a limit that counts what was given by hand to this student in this season', async () => {
    for (let count = 0; count < 59; count += 1) await sticker(`hand-${count}`);
    await sticker('earned', { awardedBy: undefined, reason: 'all-tasks' });
    await sticker('older', { season: TEST_SEASON - 1 });
    await sticker('foreign', { userId: 'lee' });
    await awardSticker(test.teacher, award());
    await expect(
      awardSticker(test.teacher, award({ operationId: 'operation-2' })),
    ).rejects.toMatchObject({
      code: 'limit-reached',
      message: 'A helmet has room for 60 stickers. Take one back to give a new one.',
    });
    await expect(awardSticker(test.teacher, award())).resolves.toEqual({
      stickerId: expect.any(String),
    });
  });

  it('is taken back only where a teacher gave it, to this student, in this season', async () => {
    const missing = { code: 'not-found', message: 'We couldn’t find this sticker.' };
    await sticker('own');
    await sticker('earned', { awardedBy: undefined });
    await sticker('older', { season: TEST_SEASON - 1 });
    await sticker('foreign', { userId: 'lee' });
    const remove = (stickerId: string) =>
      removeSticker(test.teacher, {
        leagueId: OWN_LEAGUE_ID,
        studentId: test.kim.accountId,
        stickerId,
      });
    for (const id of ['earned', 'older', 'foreign'])
      await expect(remove(id)).rejects.toMatchObject(missing);
    expect(await remove('own')).toEqual({ removed: true });
    expect(await remove('own')).toEqual({ removed: false });
    expect((await test.store.query(helmetStickers, {})).map(({ id }) => id).toSorted()).toEqual([
      'earned',
      'foreign',
      'older',
    ]);
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
    ['🏈'.repeat(80), '🏈'.repeat(80)],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('takes the words %j', (words, expected) => {
    expect(read(words).data?.words).toBe(expected);
  });

  it.each([
    ['   ', null],
    ['', 'no-such-kind'],
    ['​', null],
  ])('refuses %j with %j', (words, kind) => {
    expect(read(words, kind).success).toBe(false);
  });
});

describe('what is sent', () => {
  const sent = {
    leagueId: 'a',
    studentId: 'b',
    kind: 'good-question',
    words: '',
    operationId: 'operation-1',
  };

  it.each([
    ['a kind alone', {}, null],
    ['words alone', { kind: null, words: 'Well done' }, null],
    ['neither', { kind: null }, 'Please say in a few words what the sticker is for.'],
    ['eighty letters', { kind: null, words: '🏈'.repeat(80) }, null],
    [
      'eighty-one letters',
      { kind: null, words: '🏈'.repeat(81) },
      'Please use at most 80 characters.',
    ],
    [
      'far too many letters',
      { kind: null, words: 'a'.repeat(401) },
      'Please use at most 80 characters.',
    ],
    ['spaces that make it long', { kind: null, words: `a${' '.repeat(300)}b` }, null],
    [
      'an id of 7 letters',
      { operationId: 'abcdefg' },
      'Something is missing. Please reload the page and try again.',
    ],
    ['an id of 64 letters', { operationId: 'a'.repeat(64) }, null],
    [
      'an id of 65 letters',
      { operationId: 'a'.repeat(65) },
      'Something is missing. Please reload the page and try again.',
    ],
    [
      'an id with something before it',
      { operationId: '/abcdefgh' },
      'Something is missing. Please reload the page and try again.',
    ],
    [
      'an id with something behind it',
      { operationId: 'abcdefgh/' },
      'Something is missing. Please reload the page and try again.',
    ],
  ])('is read or refused in words: %s', (_, changes, message) => {
    const { error } = awardStickerInput.safeParse({ ...sent, ...changes });
    expect(error?.issues[0]?.message ?? null).toBe(message);
  });

  it('says beside the words that they are missing', () => {
    expect(awardStickerInput.safeParse({ ...sent, kind: null }).error?.issues[0]?.path).toEqual([
      'words',
    ]);
  });

  it.each([
    ['', false],
    ['a', true],
    ['a'.repeat(400), true],
    ['a'.repeat(401), false],
  ])('names a sticker to take back: %#', (stickerId, isRead) => {
    expect(removeStickerInput.safeParse({ leagueId: 'a', studentId: 'b', stickerId }).success).toBe(
      isRead,
    );
  });
});
