import type { SignedInViewer } from '@/lib/data/access/viewer';
import { renameStudent } from '@/lib/data/class-roster/commands';
import { changeScoreCardSettings, renameLeague } from '@/lib/data/league/commands';
import { getTeacherDashboard, getTeacherShell } from '@/lib/data/league/queries';
import { getLeagueWeek, watchLeagueWeek } from '@/lib/data/league-week/queries';
import { awardSticker } from '@/lib/data/student/commands';
import type { ClassAdult } from '@/lib/domain/class/adults';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { asRawCollection } from '@/lib/store/port';
import {
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const join = ({ accountId }: SignedInViewer, adult: unknown) =>
  test.store.merge(asRawCollection(leagues), OWN_LEAGUE_ID, {
    adults: { [accountId]: adult },
    adultIds: [accountId],
  });

const code = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error) => error.code,
  );

const tries = async (viewer: SignedInViewer) => {
  const place = { leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId };
  const sticker = { ...place, kind: 'kept-trying' as const, words: '' };
  const cards = { cardLines: 'sum-only', asksForGuess: false, hasDrive: false } as const;
  return {
    look: await code(getLeagueWeek(viewer, OWN_LEAGUE_ID, { week: 6 })),
    run: await code(awardSticker(viewer, { ...sticker, operationId: 'operation-0123456789' })),
    manage: await code(changeScoreCardSettings(viewer, { leagueId: OWN_LEAGUE_ID, ...cards })),
    manageStudent: await code(
      renameStudent(viewer, { ...place, firstName: 'A', lastInitial: 'B' }),
    ),
    own: await code(renameLeague(viewer, { leagueId: OWN_LEAGUE_ID, name: 'Mine now' })),
  };
};
const NOWHERE = {
  look: 'not-found',
  run: 'not-found',
  manage: 'not-found',
  manageStudent: 'not-found',
  own: 'not-found',
};
const NO = 'not-allowed';

it.each<[ClassAdult, Awaited<ReturnType<typeof tries>>]>([
  [
    { role: 'co-teacher' },
    { look: 'done', run: 'done', manage: 'done', manageStudent: 'done', own: NO },
  ],
  [
    { role: 'substitute', lastDay: '2023-10-18' },
    { look: 'done', run: 'done', manage: NO, manageStudent: NO, own: NO },
  ],
  [{ role: 'aide' }, { look: 'done', run: NO, manage: NO, manageStudent: NO, own: NO }],
])('another adult may do what the part allows, and is refused the rest: %j', async (adult, may) => {
  expect(await tries(test.otherTeacher)).toEqual(NOWHERE);
  await join(test.otherTeacher, adult);
  expect(await tries(test.otherTeacher)).toEqual(may);
});

it('the day after a substitute’s last one the next request finds no class', async () => {
  await join(test.otherTeacher, { role: 'substitute', lastDay: '2023-10-18' });
  // A minute before and a minute after midnight in New York.
  test.setNow(new Date('2023-10-19T03:59:00Z'));
  expect((await tries(test.otherTeacher)).look).toBe('done');
  expect((await getTeacherShell(test.otherTeacher)).classes.map(({ id }) => id)).toContain(
    OWN_LEAGUE_ID,
  );
  test.setNow(new Date('2023-10-19T04:00:00Z'));
  expect(await tries(test.otherTeacher)).toEqual(NOWHERE);
  expect((await getTeacherShell(test.otherTeacher)).classes.map(({ id }) => id)).toEqual([
    OTHER_LEAGUE_ID,
  ]);
});

it('whoever is taken out, even by another process, is out of the cached frame too', async () => {
  await join(test.otherTeacher, { role: 'aide' });
  const shown = async () => (await getTeacherShell(test.otherTeacher)).classes.map(({ id }) => id);
  expect((await shown()).toSorted()).toEqual([OWN_LEAGUE_ID, OTHER_LEAGUE_ID]);
  await test.store.merge(leagues, OWN_LEAGUE_ID, { adults: {}, adultIds: [] });
  expect(await shown()).toEqual([OTHER_LEAGUE_ID]);
});

it.each([{ role: 'boss' }, 'aide', { role: 'aide', lastDay: 'soon' }, null])(
  'a part that can’t be read is none, and the owner’s class stays readable: %j',
  async (adult) => {
    await join(test.otherTeacher, adult);
    expect(await tries(test.otherTeacher)).toEqual(NOWHERE);
    expect((await tries(test.teacher)).own).toBe('done');
  },
);

it('a class of someone else is listed with the part in it, and counts for its owner alone', async () => {
  await join(test.otherTeacher, { role: 'aide' });
  const { leagues: listed, allowance } = await getTeacherDashboard(test.otherTeacher);
  expect(listed.map(({ id, role }) => [id, role]).toSorted()).toEqual([
    [OWN_LEAGUE_ID, 'aide'],
    [OTHER_LEAGUE_ID, undefined],
  ]);
  expect(allowance.used).toBe(1);
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise(setImmediate);
}

it.each<[string, () => unknown]>([
  ['is taken out', () => test.store.merge(leagues, OWN_LEAGUE_ID, { adults: {}, adultIds: [] })],
  ['sees the last day end', () => test.setNow(new Date('2023-10-19T04:00:00Z'))],
])('the open page of an adult who %s ends', async (_, happens) => {
  await join(test.otherTeacher, { role: 'substitute', lastDay: '2023-10-18' });
  const onEnd = jest.fn();
  const handlers = { onNews: () => undefined, onEnd };
  const watch = await watchLeagueWeek(test.otherTeacher, OWN_LEAGUE_ID, { week: 6 }, handlers);
  await settled();
  watch.check();
  expect(onEnd).not.toHaveBeenCalled();
  await happens();
  await settled();
  watch.check();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('the log says who did it, and who was refused', async () => {
  await join(test.otherTeacher, { role: 'co-teacher' });
  await tries(test.otherTeacher);
  const deeds = await test.store.query(auditLog, {});
  expect(new Set(deeds.map(({ actorId }) => actorId))).toEqual(
    new Set([test.otherTeacher.accountId]),
  );
  expect(deeds.map(({ action, outcome }) => `${action} ${outcome}`).toSorted()).toEqual([
    'league.cards done',
    'league.rename denied',
    'sticker.award done',
    'student.rename done',
  ]);
});
