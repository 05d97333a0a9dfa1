// Gives the demo teacher four copies of the demo class with all its answers, and allows one more
// league.
import { getServices } from '@/lib/platform/services';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { type Collection, equalConditions, type StoredDocument } from '@/lib/store/port';
import accounts from '../../lib/data/demo/accounts.json';
import { printLine, runCommand, UsageError } from '../lib/command-line';

const DEMO_LEAGUE = 'demo-league';
const MORE = [1, 2, 3, 4];
const MAX_WRITES = 500;

type OfStudent = StoredDocument & { studentId: string; leagueId: string };

async function copy<T extends OfStudent>(collection: Collection<T>): Promise<number> {
  const { store } = getServices();
  const documents = (await store.query(collection, {})).filter(
    ({ leagueId }) => leagueId === DEMO_LEAGUE,
  );
  const copies = MORE.flatMap((number) =>
    documents.map((document) => ({
      ...document,
      id: `${document.id}-${number}`,
      studentId: `${document.studentId}-${number}`,
      leagueId: `${DEMO_LEAGUE}-${number}`,
    })),
  );
  for (let from = 0; from < copies.length; from += MAX_WRITES) {
    await store.batch((batch) => {
      for (const each of copies.slice(from, from + MAX_WRITES)) batch.set(collection, each);
    });
  }
  return copies.length;
}

/** One unreviewed graph per student, in a week without graphs. */
async function hangGraphs(): Promise<void> {
  const { store, files } = getServices();
  const ofClass = await store.query(studentGraphs, {
    where: equalConditions({ leagueId: DEMO_LEAGUE }),
  });
  const model = ofClass.find(({ review, replacedById }) => !review && !replacedById);
  const picture = model && (await files.get('user_graphs', model.id));
  if (!model || !picture) throw new UsageError('The demo class has no graph to copy.');
  const { rootId: _, replacesId: __, ...first } = model;
  for (const { studentId } of await store.query(studentProfiles, {
    where: equalConditions({ leagueId: DEMO_LEAGUE }),
  })) {
    const id = `bench-${studentId}`;
    await files.put('user_graphs', id, picture);
    await store.set(studentGraphs, { ...first, id, studentId, week: 4, version: 1, waiting: true });
  }
}

runCommand(async () => {
  const { store } = getServices();
  const league = await store.get(leagues, DEMO_LEAGUE);
  if (!league) throw new UsageError('There is no demo class to copy.');
  const copied = [
    await copy(studentProfiles),
    await copy(studentWeeklyProgress),
    await copy(studentPlayerScoreAttempts),
    await copy(studentTeamScoreAttempts),
  ];
  await hangGraphs();
  const [owned] = await store.query(teacherLeagueAllowances, {
    where: equalConditions({ email: accounts.teacher.email }),
  });
  await store.batch((batch) => {
    for (const number of MORE) {
      batch.set(leagues, {
        ...league,
        id: `${DEMO_LEAGUE}-${number}`,
        name: `Period ${number + 1}`,
        code: 300_000 + number,
      });
    }
    const { email } = accounts.teacher;
    const id = owned?.id ?? email;
    batch.set(teacherLeagueAllowances, { id, docID: id, email, leagueAllowance: MORE.length + 7 });
  });
  printLine(
    JSON.stringify({
      classes: MORE.length + 1,
      documents: copied.reduce((sum, each) => sum + each, 0),
    }),
  );
});
