import type { SignedInViewer } from '@/lib/data/access/viewer';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { giveLineup, giveTeam, putInLeague } from '@/lib/testing/student-week';
import { moveStudentToLeagueIn } from './move-students';

const NOW = timestampFromDate(TEST_NOW);

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices();
  kim = await test.student('kim@school.org', 'kim');
});
afterEach(() => test.dispose());

const profile = async () =>
  (await test.store.get(studentProfiles, `${TEST_SEASON}_kim`)) as StudentProfile;

describe('moving a student', () => {
  const ofWeek = (id: string, season: number) => ({
    id,
    leagueId: 'from',
    studentId: 'kim',
    week: 6,
    season,
  });
  const noTasks = { task1: null, task2: null, task3: null, task4: null, task5: null };

  async function fill(season: number, name: string): Promise<void> {
    const { season: _, ...week } = ofWeek(name, season);
    await giveTeam(test.store, kim, { id: name, season, leagueIds: ['from', 'besides'] });
    await giveLineup(test.store, kim, 6, { id: name, season, leagueIds: ['from'] });
    await test.store.set(studentGraphs, ofWeek(name, season));
    await test.store.set(studentWeeklyTasks, {
      ...week,
      year: season,
      seasonLive: true,
      ...noTasks,
    });
    await test.store.set(studentWeeklyProgress, {
      ...ofWeek(name, season),
      formulaLevel: 1,
      steps: [],
      graphIds: [],
      mvpPointsEarned: 0,
    });
  }
  const scouted = (
    leagueId: string,
    scoutedPlayerIds: number[],
    scoutedDefenseIds: number[],
    studentId = 'kim',
  ) =>
    test.store.set(studentDraftProgress, {
      id: `${leagueId}_${studentId}`,
      studentId,
      leagueId,
      scoutedPlayerIds,
      scoutedDefenseIds,
    });

  async function places(name: string) {
    const [team, lineup, graph, tasks, progress] = [
      await test.store.get(studentTeams, name),
      await test.store.get(studentLineups, name),
      await test.store.get(studentGraphs, name),
      await test.store.get(studentWeeklyTasks, name),
      await test.store.get(studentWeeklyProgress, name),
    ];
    return [
      team?.leagueIds,
      lineup?.leagueIds,
      graph?.leagueId,
      tasks?.leagueId,
      progress?.leagueId,
    ];
  }

  async function move(to: string): Promise<void> {
    await test.store.transaction(async (transaction) => {
      await moveStudentToLeagueIn(transaction, await profile(), { to, isSameTeacher: true });
    });
  }

  beforeEach(async () => {
    await fill(TEST_SEASON, 'now');
    await fill(TEST_SEASON - 1, 'then');
    await putInLeague(test.store, kim, 'from');
    await test.store.set(leagueStudents('from'), { id: 'kim', createdAt: NOW });
    await test.store.set(leagueStudents('from'), { id: 'lee', createdAt: NOW });
    await scouted('', [1, 2], [3]);
    await scouted('from', [2, 4], [3, 5]);
    await scouted('elsewhere', [9], [9]);
    await scouted('from', [8], [8], 'lee');
  });

  it('takes along all of this season and leaves the season before, and classmates, where they are', async () => {
    await move('to');
    expect(await places('now')).toEqual([['besides', 'to'], ['to'], 'to', 'to', 'to']);
    expect(await places('then')).toEqual([['from', 'besides'], ['from'], 'from', 'from', 'from']);
    expect(await profile()).toMatchObject({ leagueId: 'to', firstName: 'Kim' });
    expect(await test.store.query(leagueStudents('from'), {})).toEqual([
      { id: 'lee', createdAt: NOW },
    ]);
    expect(await test.store.query(leagueStudents('to'), {})).toEqual([
      { id: 'kim', createdAt: NOW },
    ]);
    expect(await test.store.get(studentDraftProgress, 'to_kim')).toEqual({
      id: 'to_kim',
      studentId: 'kim',
      leagueId: 'to',
      scoutedPlayerIds: expect.arrayContaining([1, 2, 4]),
      scoutedDefenseIds: expect.arrayContaining([3, 5]),
    });
    const kept = await test.store.get(studentDraftProgress, 'to_kim');
    expect([kept?.scoutedPlayerIds.length, kept?.scoutedDefenseIds.length]).toEqual([3, 2]);
  });

  it('out of every league leaves no name of one', async () => {
    await move('');
    expect(await places('now')).toEqual([['besides'], [], '', '', '']);
    expect(await profile()).toMatchObject({ leagueId: '' });
    expect(await test.store.query(leagueStudents('from'), {})).toEqual([
      { id: 'lee', createdAt: NOW },
    ]);
  });

  it('into a first league needs nothing copied of what was scouted', async () => {
    await putInLeague(test.store, kim, '');
    await move('to');
    expect(await places('now')).toEqual([
      ['from', 'besides', 'to'],
      ['from', 'to'],
      'to',
      'to',
      'to',
    ]);
    expect(await test.store.get(studentDraftProgress, 'to_kim')).toBeNull();
    expect(await test.store.query(leagueStudents('from'), {})).toHaveLength(2);
  });

  it('who has scouted no one makes no record of it', async () => {
    await test.store.delete(studentDraftProgress, '_kim');
    await test.store.delete(studentDraftProgress, 'from_kim');
    await move('to');
    expect(await test.store.get(studentDraftProgress, 'to_kim')).toBeNull();
  });

  it('gives the team another name where the class has one like it, on the profile and the team', async () => {
    const lee = await test.student('lee@school.org', 'lee');
    await putInLeague(test.store, lee, 'to');
    await test.store.merge(studentProfiles, `${TEST_SEASON}_lee`, { teamName: 'Cosmic Otters' });
    await test.store.merge(studentProfiles, `${TEST_SEASON}_kim`, { teamName: 'Cosmic Otters' });
    await move('to');
    const { teamName } = await profile();
    expect(teamName).not.toBe('Cosmic Otters');
    expect((await test.store.get(studentTeams, 'now'))?.name).toBe(teamName);
    expect((await test.store.get(studentTeams, 'then'))?.name).toBe('Cosmic Otters');
  });

  it('keeps the name of the team where nothing is like it, and asks no class where there is none to come to', async () => {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_kim`, {
      teamName: 'Cosmic Otters',
      teamNameApproved: true,
    });
    await move('to');
    expect(await profile()).toMatchObject({ teamName: 'Cosmic Otters' });
    await move('');
    expect((await test.store.get(studentTeams, 'now'))?.name).toBe('Cosmic Otters');
  });
});
