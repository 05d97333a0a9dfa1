import { getServices } from '@/lib/platform/services';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { mvpEvents } from '@/lib/store/collections/progress';
import { printLine, runCommand } from '../../../scripts/lib/command-line';

/** Prints as JSON a student's points, and how often each of their sources is stored. */
runCommand(async () => {
  const { store, identity } = getServices();
  const studentId = (await identity.findAccountByEmail(process.argv[2] ?? ''))?.accountId ?? '';
  const [profile] = await store.query(studentProfiles, {
    where: [{ field: 'studentId', op: '==', value: studentId }],
  });
  const [events, teamAttempts, starterAttempts] = await Promise.all([
    store.query(mvpEvents, {}),
    store.query(studentTeamScoreAttempts, {}),
    store.query(studentPlayerScoreAttempts, {}),
  ]);
  const own = (list: readonly object[]) =>
    list.filter((each) => JSON.stringify(each).includes(studentId)).length;
  printLine(
    JSON.stringify({
      points: profile?.mvpPoints ?? 0,
      events: own(events),
      teamAttempts: own(teamAttempts),
      tries: own(teamAttempts) + own(starterAttempts),
    }),
  );
});
