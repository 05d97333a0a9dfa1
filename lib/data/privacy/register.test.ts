import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allCollections } from '@/lib/store/collections/all';
import { fieldNames, sampleDocument } from '@/lib/testing/sample-document';
import { PRIVACY_REGISTER, type RegisterEntry } from './register';

/**
 * Collections that say nothing about anyone: the state of the app, real football, and where it was
 * imported from.
 */
const ABOUT_NOBODY: readonly string[] = [
  'appData',
  'nflPlayers',
  'nflTeams',
  'nflPlayerGames',
  'nflDefenseGames',
  'nflSchedule',
  'seasonImports',
  'statCorrections',
  'seasonClock',
];

const nameOf = ({ collection }: RegisterEntry) => collection.definition.name;

function purposesOf({ fields }: RegisterEntry): string[] {
  return Object.entries(fields).flatMap(([field, purpose]) =>
    typeof purpose === 'string'
      ? [field]
      : Object.keys(purpose).map((inner) => `${field}.${inner}`),
  );
}

describe('P1: nothing is stored about people without a purpose', () => {
  it('every collection is either in the register or says nothing about anybody', () => {
    const known = [...PRIVACY_REGISTER.map(nameOf), ...ABOUT_NOBODY];
    expect(known.toSorted()).toEqual(
      allCollections.map(({ definition }) => definition.name).toSorted(),
    );
  });

  it.each(PRIVACY_REGISTER.map((entry) => [nameOf(entry), entry] as const))(
    '%s: each field has one',
    (_, entry) => {
      expect(purposesOf(entry).toSorted()).toEqual(fieldNames(entry.collection).toSorted());
      const texts = Object.values(entry.fields).flatMap((purpose) =>
        typeof purpose === 'string' ? [purpose] : Object.values(purpose),
      );
      expect(texts.filter((text) => text.trim().length < 8)).toEqual([]);
    },
  );

  it('sees a field that is added deep inside another one', () => {
    const [attempts] = PRIVACY_REGISTER.filter(
      (entry) => nameOf(entry) === 'studentPlayerScoreAttempts',
    );
    expect(fieldNames((attempts as RegisterEntry).collection)).toEqual(
      expect.arrayContaining(['typed.whole', 'typed.numerator', 'answer', 'createdAt']),
    );
  });

  it('no field is a birthday, an address, a phone number or a full name', () => {
    const fields = PRIVACY_REGISTER.flatMap((entry) => fieldNames(entry.collection));
    expect(
      fields.filter((name) => /birth|phone|street|lastName|fullName|gender|photo/i.test(name)),
    ).toEqual([]);
  });

  it('has a sample of every collection that its schema accepts', () => {
    for (const collection of allCollections) {
      expect(
        collection.definition.schema.safeParse(sampleDocument(collection, 'Some text')),
      ).toMatchObject({ success: true });
    }
  });
});

it('the audit log is only ever added to: no code changes or removes a record, but that a deleted person’s id is replaced', () => {
  const folder = path.join(process.cwd(), 'lib');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const offences = [...sources.map((name) => path.join(folder, name))].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.(\w+)\(\s*auditLog\b/g)].flatMap(([, verb]) =>
      ['create', 'append', 'query', 'get', 'count'].includes(verb ?? '')
        ? []
        : [`${file}: ${verb}`],
    ),
  );
  expect(offences).toEqual([]);
  const changes = /\.(?:create|set|merge|delete)\(asRawCollection\(auditLog\)/;
  const changing = sources.filter((name) =>
    changes.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(changing).toEqual(['data/privacy/erase.ts']);
  expect(PRIVACY_REGISTER.find((entry) => nameOf(entry) === 'auditLog')?.ending.kind).toBe('stays');
});
