import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sourceFilesIn } from '@/lib/testing/sources';

/** The rules of docs/engineering.md about folders that `biome.json` can't express. */

const ROOT = process.cwd();

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** `lib/data`, `components/math`, `app`: the folder whose override in `biome.json` applies. */
const roomOf = (file: string) =>
  file
    .split(path.sep)
    .slice(0, file.startsWith('app') ? 1 : 2)
    .join('/');

type Override = {
  includes: string[];
  linter?: {
    rules?: { style?: { noRestrictedImports?: { options: { patterns: { group: string[] }[] } } } };
  };
};

it('every room of lib, and app and components, denies each import that its row does not name', () => {
  const { overrides } = JSON.parse(textOf('biome.json')) as { overrides: Override[] };
  const denying = overrides
    .filter(({ linter }) => {
      const patterns = linter?.rules?.style?.noRestrictedImports?.options.patterns ?? [];
      return patterns.some(({ group }) => group[0] === '@/**' || group[0] === '**');
    })
    .flatMap(({ includes }) => includes.filter((name) => !name.startsWith('!')));
  const folders = readdirSync(path.join(ROOT, 'lib')).filter((name) =>
    statSync(path.join(ROOT, 'lib', name)).isDirectory(),
  );
  const rooms = ['app', 'components', ...folders.map((name) => `lib/${name}`)];
  expect(rooms.filter((room) => !denying.includes(`${room}/**`))).toEqual([]);
});

it('a relative import stays in its room, because the lint rules read the names of rooms', () => {
  const away = sourceFilesIn('app', 'components', 'lib').flatMap((file) =>
    [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)]
      .map(([, name = '']) => path.join(path.dirname(file), name))
      .filter((target) => roomOf(target) !== roomOf(file))
      .map((target) => `${file} imports ${target}`),
  );
  expect(away).toEqual([]);
});

/** Each noun of `lib/data`, `lib/domain`, or `components` is one folder; `app` is another. */
function folderOf(file: string): string {
  const parts = path.dirname(file).split('/');
  const depth = /^lib\/(?:data|domain)\//.test(file) ? 3 : parts[0] === 'app' ? 1 : 2;
  return parts.slice(0, depth).join('/');
}

/** The files that a file imports, including type imports and dynamic ones. */
function importsOf(file: string): string[] {
  const names = textOf(file).matchAll(/\b(?:from|import|require)\s*\(?\s*'([^']+)'/g);
  return [...names].flatMap(([, name = '']) => {
    if (name.startsWith('@/words/')) return [name.replace('@/words/', 'lib/words/en/')];
    if (name.startsWith('@/')) return [name.slice(2)];
    return name.startsWith('.') ? [path.join(path.dirname(file), name)] : [];
  });
}

/** The first cycle from a folder back to itself, as a list of imports. */
function findCircle(imports: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const done = new Set<string>();
  function search(folder: string, way: readonly { folder: string; by: string }[]): string[] {
    const start = way.findIndex((step) => step.folder === folder);
    if (start >= 0) return way.slice(start).map(({ by }) => by);
    if (done.has(folder)) return [];
    for (const [next, by] of imports.get(folder) ?? []) {
      const circle = search(next, [...way, { folder, by }]);
      if (circle.length > 0) return circle;
    }
    done.add(folder);
    return [];
  }
  for (const folder of imports.keys()) {
    const circle = search(folder, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

it('folders import each other downward only: no way leads back to where it began', () => {
  const imports = new Map<string, Map<string, string>>();
  const files = sourceFilesIn('app', 'components', 'lib').filter(
    (file) => !/^lib\/testing\/|\/contract\//.test(file),
  );
  for (const file of files) {
    const from = folderOf(file);
    const others = imports.get(from) ?? new Map<string, string>();
    imports.set(from, others);
    for (const target of importsOf(file)) {
      const to = folderOf(target);
      if (to !== from) others.set(to, `${file} imports ${target}`);
    }
  }
  expect(findCircle(imports)).toEqual([]);
});

/**
 * Created on first view and equal for every viewer: the week's documents, the lineups, an opened
 * lesson.
 */
const MADE_WHEN_FIRST_READ = [
  'ensureStudentWeek',
  'ensureOwnLineups',
  'findOrDrawEarlierLineup',
  'openLesson',
  'openPractice',
];
/** Not commands, though they are beside some: a stored session's own content. */
const SESSION_STATE = ['isSessionUnexpired', 'isSessionDeletionPending'];

it('queries do not write: they call no write of the store, and no command but those that make what is read', () => {
  const offenders = sourceFilesIn('lib/data')
    .filter((file) => /queries\.ts$/.test(file))
    .flatMap((file) => {
      const text = textOf(file);
      const commands = [...text.matchAll(/^import (?!type)\{([^}]*)\} from '[^']*commands'/gm)]
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
        .filter(
          (name) =>
            name &&
            !name.startsWith('type ') &&
            ![...MADE_WHEN_FIRST_READ, ...SESSION_STATE].includes(name),
        );
      const writes = [
        ...text.matchAll(
          /\b(?:store|transaction|writes)\.(?:create|set|merge|delete|append|batch|transaction)\b/g,
        ),
      ];
      return [...commands, ...writes.map(([write]) => write)].map((what) => `${file}: ${what}`);
    });
  expect(offenders).toEqual([]);
});

/**
 * Files that may read the document with the server's current week, and why. All others use a
 * `LeagueClock`.
 */
const KNOWS_THE_META: Readonly<Record<string, string>> = {
  'lib/data/access/viewer.ts': 'makes the clock of whoever asks',
  'lib/data/calendar/calendar-state.ts':
    'shows a class that plays along when its weeks were opened',
  'lib/data/demo/seed.ts': 'writes it',
  'lib/data/health/queries.ts': 'tells a monitor what is stored',
  'lib/data/league-week/watch-class.ts': 'makes a clock after each change',
  'lib/data/student-page/queries.ts': 'makes a clock after each change',
  'lib/data/season-clock/clock-commands.ts': 'opens the weeks of the season',
  'lib/data/season/clock.ts': 'reads and watches it, and makes clocks',
  'lib/data/season/commands.ts': 'writes it',
  'lib/data/season-clock/import-commands.ts':
    'refuses an import that the current season cannot do with',
  'lib/process/firebase-backend.ts': 'asks for any document to see whether the store answers',
};

it('which week it is comes from a clock: no one else looks at the document of the whole server', () => {
  const looks = sourceFilesIn('app', 'components', 'lib', 'scripts')
    .filter((file) => !['lib/testing', 'lib/store'].includes(roomOf(file)))
    .filter((file) =>
      /\b(?:AppMeta|appData|readAppMeta|readAppMetaIn|watchAppMeta)\b/.test(textOf(file)),
    );
  expect(looks.sort()).toEqual(Object.keys(KNOWS_THE_META).sort());
});

/** `studentWorkReader` isn't listed, because its weeks say if they count. */
const READS_WEEKS =
  /\b(?:studentWeeklyProgress|studentWeeklyTasks|isLate|classWorkReader|studentsWorkReader|readProgressLookupOfClasses|listStuckStudentIdsByClass|listProgressOfWeek|findWeeklyProgress)\b/;

/** Files that read students' weeks or lateness without checking whose week it was, and why. */
const ASKS_NOT_WHOSE_WEEK: Readonly<Record<string, string>> = {
  'lib/data/brief/queries.ts': 'shows a graph that was made, and asks for none',
  'lib/data/calendar/opening-preview.ts': 'its rows are made by effects, which asks',
  'lib/data/class-roster/queries.ts': 'says when work was done, and asks for none',
  'lib/data/demo/seed.ts': 'writes a class that was there from the beginning',
  'lib/data/graph/review-commands.ts': 'reviews graphs that were made, and asks for none',
  'lib/data/graph/queries.ts': 'shows graphs that were made, and asks for none',
  'lib/data/graph/together-queries.ts': 'shows graphs that were made, and asks for none',
  'lib/data/league/class-summaries.ts': 'its rows are made by class-week, which asks',
  'lib/data/league/teacher-todo.ts': 'counts answers that were given',
  'lib/data/league/queries.ts': 'says when the season is over',
  'lib/data/league-week/unfinished.ts': 'its rows are made by class-week, which asks',
  'lib/data/play/queries.ts': 'shows calls that were made, and asks for none',
  'lib/data/privacy/register.ts': 'deletes and hands out whatever is stored',
  'lib/data/score-card/commands.ts': 'its card is opened by card-in-transaction, which asks',
  'lib/data/score-card/other-program-answers.ts': 'its weeks are drawn by lineup, which asks',
  'lib/data/score-card/correction-commands.ts': 'opens steps that were right',
  'lib/data/score-card/card-in-transaction.ts': 'its weeks are opened by week, which asks',
  'lib/data/score-card/paper-queries.ts': 'its weeks are made by week, which asks',
  'lib/data/score-card/queries.ts': 'its lineup is found by lineup/queries, which asks',
  'lib/data/score-card/teacher-commands.ts':
    'its card is opened by card-in-transaction, which asks',
  'lib/data/score-card/twin-commands.ts': 'its card is opened by card-in-transaction, which asks',
  'lib/data/skill/queries.ts': 'counts tries that were made, and misses none',
  'lib/data/week/deadline.ts': 'the class’s deadline in words',
  'lib/data/work/class-drive.ts': 'counts cards that are right, in the week that is open',
  'lib/data/work/class.ts': 'reads for those who ask',
  'lib/data/work/student.ts': 'its weeks are made by week, which asks',
};

it('whoever reads a student’s weeks asks whether the week was the student’s, or a reason is given here', () => {
  const silent = sourceFilesIn('lib/data')
    .filter((file) => READS_WEEKS.test(textOf(file)))
    .filter((file) => !textOf(file).includes("from '@/lib/domain/class/arrival'"));
  expect(silent.sort()).toEqual(Object.keys(ASKS_NOT_WHOSE_WEEK).sort());
});

/** Exported by a queries or commands file without a viewer, and why. */
const WITHOUT_VIEWER: Readonly<Record<string, string>> = {
  signUpStudent:
    'makes the account that a viewer would be; tries are counted by the address it comes from',
  signUpTeacherAndPrepareEmail:
    'makes the account that a viewer would be; tries are counted by the address it comes from',
  sendConfirmEmailAtSignIn: 'follows a sign-up that has just made the account',
  requestPasswordResetAndPrepareEmail:
    'asked by whoever cannot sign in; the answer is the same for every address',
  resetPassword: 'the token of the letter says whose password it is',
  signIn: 'makes the session that a viewer is read from',
  signInWithSchool: 'makes the session that a viewer is read from',
  confirmEmailVerifiedBySchool: 'one step of a sign-in, whose caller has read the school’s claims',
  connectSchoolAccount: 'follows a sign-in that has just opened a session',
  signUpStudentWithSchool: 'makes the account that a viewer would be',
  signUpTeacherWithSchool: 'makes the account that a viewer would be',
  askTeacherToConnectSchoolAccount:
    'asked by whoever cannot sign in; the answer is the same for every name',
  endSessionsOnSchoolSignOut: 'asked by the school’s server, whose signature the route has checked',
  endSession: 'ends the session whose id the caller holds',
  endAllSessions: 'called by commands that have decided whose sessions end',
  isSessionDeletionPending: 'what a stored session says about itself',
  isSessionUnexpired: 'what a stored session says about itself',
  resolveViewer: 'makes the viewer',
  findCalendarFeed:
    'asked by calendar programs, which have no session; the unguessable address says whose dates they are',
  checkJoinCodeAndPassword:
    'a league password, typed before there is an account; tries are counted by address',
  joinLeagueIn: 'one step of a transaction whose command has the viewer',
  isCurrentPasswordVersion: 'asked about the accounts of a device before anyone has signed in',
  isTeacherOrLeagueStudent: 'asked about the accounts of a device before anyone has signed in',
  finalScoreText: 'words for a result that the caller has read',
  readListCheckClassesAndLeagues:
    'a part of queries and commands that have the viewer or the operator',
  readHealth: 'the same for everybody, and asked when nothing else answers',
  requireUsableData: 'about the store itself, for `readHealth` and for admins',
};

/** The name of each exported function, and the type of its first parameter. */
const EXPORTED =
  /^export (?:async function|function|const) (\w+)(?: = (?:async )?|<[^(]*>)?\(\s*(?:\w+\??: (\w+))?/gm;

it('the viewer, or the operator, is the first parameter of every exported query and command, or a reason is given here', () => {
  const without = sourceFilesIn('lib/data')
    .filter((file) => /(?:queries|commands)\.ts$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(EXPORTED)])
    .filter(
      ([, , type = '']) => !['Viewer', 'SignedInViewer', 'CommandLineOperator'].includes(type),
    )
    .map(([, name = '']) => name);
  expect(without.sort()).toEqual(Object.keys(WITHOUT_VIEWER).sort());
});

it('no file makes a formatter of Intl while it is loaded: the first takes a Chromebook 40 ms, whether the page needs one or not', () => {
  const makers = sourceFilesIn('app', 'components', 'lib').filter((file) =>
    /^(?:export )?const \w+ = [^()]*new Intl\./m.test(textOf(file)),
  );
  expect(makers).toEqual([]);
});
