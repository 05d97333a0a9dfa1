import type { SignedInViewer } from '@/lib/data/access/viewer';
import { changeTeam, createOrRedesignTeam, placeSticker } from '@/lib/data/team/commands';
import { getTeamPage } from '@/lib/data/team/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { helmetStickers } from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta, giveTeam } from '@/lib/testing/student-week';
import { stickerPlaceInput, teamInput } from './dto';

let test: TestServices;
let student: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.org');
});
afterEach(() => test.dispose());

const LOOK = {
  name: 'Lucky Turtles',
  mascot: 'snail',
  theme: 'Purple',
  helmetColor: '339999',
  facemaskColor: 'FFFFFF',
} as const;

describe('changing the team', () => {
  it('gives it another name and look, keeps the roster, and tells the roster of the class', async () => {
    const before = await giveTeam(test.store, student);
    expect(await changeTeam(student, LOOK)).toEqual({
      look: LOOK,
      waitingName: null,
      wasRefused: false,
    });
    expect(await test.store.get(studentTeams, before.id)).toEqual({ ...before, ...LOOK });
    const profile = await test.store.get(studentProfiles, `${TEST_SEASON}_${student.accountId}`);
    expect(profile?.teamName).toBe('Lucky Turtles');
  });

  it("never touches another student's team", async () => {
    const other = await giveTeam(test.store, await test.student('lee@school.org'), {
      name: 'Brave Yaks',
    });
    await giveTeam(test.store, student);
    await changeTeam(student, LOOK);
    expect(await test.store.get(studentTeams, other.id)).toEqual(other);
  });

  it('is not possible before there is a team, in a pause of the season, or for a teacher', async () => {
    await expect(changeTeam(student, LOOK)).rejects.toMatchObject({ code: 'not-found' });
    await createOrRedesignTeam(student, LOOK);
    await changeAppMeta(test.store, { seasonActive: false });
    await expect(changeTeam(student, LOOK)).rejects.toMatchObject({ code: 'not-allowed' });
    await changeAppMeta(test.store, { seasonActive: true });
    await expect(changeTeam(await test.teacher('ada@school.org'), LOOK)).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(changeTeam(null, LOOK)).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('refuses a name of one letter', async () => {
    await giveTeam(test.store, student);
    for (const call of [changeTeam, createOrRedesignTeam]) {
      await expect(call(student, { ...LOOK, name: 'X' })).rejects.toMatchObject({
        code: 'invalid-input',
      });
    }
  });

  it.each([
    ['a mascot nobody drew', { mascot: '../../secret' }],
    ['a color that is not shown', { helmetColor: '123456' }],
    ['a theme that is not shown', { theme: 'Plaid' }],
  ])('refuses %s', (_, change) => {
    expect(teamInput.safeParse({ ...LOOK, ...change }).success).toBe(false);
  });
});

describe('the team page', () => {
  it('shows the roster by position and each own sticker with its week and reason', async () => {
    await giveTeam(test.store, student);
    const sticker = {
      season: TEST_SEASON,
      reason: 'all-tasks',
      createdAt: timestampFromDate(TEST_NOW),
    };
    await test.store.set(helmetStickers, {
      ...sticker,
      id: 'late',
      userId: student.accountId,
      week: 5,
    });
    await test.store.set(helmetStickers, {
      ...sticker,
      id: 'early',
      userId: student.accountId,
      week: 2,
    });
    await test.store.set(helmetStickers, {
      ...sticker,
      id: 'not-mine',
      userId: 'somebody',
      week: 3,
    });
    const page = await getTeamPage(student);
    expect(page.look.name).toBe('Cosmic Otters');
    expect(page).toMatchObject({ mascotLabel: 'Eagle', themeLabel: 'Teal' });
    expect(page.stickers).toEqual([
      {
        id: 'early',
        week: 2,
        reason: 'Finished all the tasks for the week.',
        shape: 'star',
        place: { x: 20, y: 70 },
      },
      {
        id: 'late',
        week: 5,
        reason: 'Finished all the tasks for the week.',
        shape: 'star',
        place: { x: 29, y: 76 },
      },
    ]);
    expect(
      page.roster.map(({ position, players }) => [position, players.map(({ name }) => name)]),
    ).toEqual([
      ['QB', ['Josh Allen']],
      ['RB', ['Elijah Mitchell', 'Raheem Mostert']],
      ['WR', ['CeeDee Lamb', 'Tyreek Hill']],
      ['TE', ['Travis Kelce']],
      ['K', ['Brandon Aubrey']],
      ['DEF', ['Green Bay Packers']],
    ]);
  });

  it('offers no change while the season is paused', async () => {
    await giveTeam(test.store, student);
    expect((await getTeamPage(student)).readOnly).toBe(false);
    await changeAppMeta(test.store, { seasonActive: false });
    expect((await getTeamPage(student)).readOnly).toBe(true);
  });

  it('is not there before the team is made, and for students only', async () => {
    await expect(getTeamPage(student)).rejects.toMatchObject({ code: 'not-found' });
    await expect(getTeamPage(null)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(getTeamPage(await test.teacher('ada@school.org'))).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});

describe('a sticker', () => {
  const place = { x: 62, y: 20 };
  const kept = () => test.store.get(helmetStickers, 'own');
  beforeEach(async () => {
    await giveTeam(test.store, student);
    const sticker = {
      season: TEST_SEASON,
      reason: 'all-tasks',
      week: 5,
      createdAt: timestampFromDate(TEST_NOW),
      place: null,
    };
    await test.store.set(helmetStickers, { ...sticker, id: 'own', userId: student.accountId });
    await test.store.set(helmetStickers, { ...sticker, id: 'not-mine', userId: 'somebody' });
    await test.store.set(helmetStickers, {
      ...sticker,
      id: 'older',
      userId: student.accountId,
      season: TEST_SEASON - 1,
    });
  });

  it('is put on by its own student, and moved; the rest of it stays', async () => {
    const before = await kept();
    expect((await getTeamPage(student)).stickers).toMatchObject([{ id: 'own', place: null }]);
    for (const at of [place, place, { x: 40, y: 70 }]) {
      await placeSticker(student, { stickerId: 'own', place: at });
      expect(await kept()).toEqual({ ...before, place: at });
    }
    expect((await getTeamPage(student)).stickers).toMatchObject([{ place: { x: 40, y: 70 } }]);
  });

  it.each(['not-mine', 'older', 'no-such-sticker'])(
    'of someone else, of another season, or none is not there: %s',
    async (stickerId) => {
      await expect(placeSticker(student, { stickerId, place })).rejects.toMatchObject({
        code: 'not-found',
      });
      expect(await test.store.get(helmetStickers, 'not-mine')).toMatchObject({ place: null });
    },
  );

  it('is put on by students only, and not while the season is paused', async () => {
    await expect(placeSticker(null, { stickerId: 'own', place })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    const teacher = await test.teacher('ada@school.org');
    await expect(placeSticker(teacher, { stickerId: 'own', place })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await changeAppMeta(test.store, { seasonActive: false });
    await expect(placeSticker(student, { stickerId: 'own', place })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await kept()).toMatchObject({ place: null });
  });

  it.each([
    [{ x: 5, y: 5 }, false],
    [{ x: 62.5, y: 20 }, false],
    [{ x: -1, y: 20 }, false],
    [place, true],
  ])('is on the helmet, in whole steps: %j', (at, fits) => {
    expect(stickerPlaceInput.safeParse({ stickerId: 'own', place: at }).success).toBe(fits);
  });
});
