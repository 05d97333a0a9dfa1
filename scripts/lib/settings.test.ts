import { readFileSync } from 'node:fs';
import path from 'node:path';

const textOf = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

/** Set by Next or by `npm start`, never by an operator. */
const SET_BY_PROGRAMS = ['NODE_ENV', 'NEXT_DIST_DIR', 'NEXT_PHASE', 'DEMO'];
/** Read by the scripts, the build, or Next itself. */
const READ_ELSEWHERE = [
  'HOST',
  'NEXT_PUBLIC_PRODUCT_NAME',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'NEXT_DEPLOYMENT_ID',
];
/** Meaningless for someone who runs a school's server. */
const FOR_TESTS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'];

const read = [
  ...textOf('lib/platform/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): z$|^ {2}([A-Z][A-Z_]+): z\./gm),
]
  .map(([, own, chained]) => own ?? chained ?? '')
  .filter((name) => !SET_BY_PROGRAMS.includes(name));
const settings = [...read, ...READ_ELSEWHERE].sort();

it('.env.example has each setting once, and no other', () => {
  const named = [...textOf('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(read.length).toBeGreaterThan(30);
  expect(named.sort()).toEqual(settings);
});

it('the docs for operators explain each setting', () => {
  const docs = ['operating', 'firebase', 'debugging']
    .map((page) => textOf(`docs/${page}.md`))
    .join();
  const silent = settings.filter(
    (name) => !FOR_TESTS.includes(name) && !docs.includes(`\`${name}`),
  );
  expect(silent).toEqual([]);
});
