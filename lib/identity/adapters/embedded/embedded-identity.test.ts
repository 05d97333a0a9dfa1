import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { describeIdentityContract } from '../../contract/identity-contract';
import { IdentityUnavailableError } from '../../port';
import { ARGON2_OPTIONS, createEmbeddedIdentity } from './embedded-identity';

let hashes = 0;
let inFlight = 0;
let mostInFlight = 0;
let checkedAgainst: string[] = [];

async function counted<R>(work: () => Promise<R>): Promise<R> {
  hashes++;
  mostInFlight = Math.max(mostInFlight, ++inFlight);
  try {
    return await work();
  } finally {
    inFlight--;
  }
}

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    hash: (...parameters: Parameters<typeof real.hash>) => counted(() => real.hash(...parameters)),
    verify: (...parameters: Parameters<typeof real.verify>) => {
      checkedAgainst.push(String(parameters[0]));
      return counted(() => real.verify(...parameters));
    },
  };
});

const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

function hashesSoFar(): number {
  const count = hashes;
  hashes = 0;
  return count;
}

describeIdentityContract('embedded, in memory', async () => {
  const database = createSqliteDatabase(':memory:');
  const identity = createEmbeddedIdentity({ database, hashOptions: CHEAP_HASH });
  return { identity, hashesSoFar, dispose: async () => database.close() };
});

describe('embedded accounts', () => {
  const email = 'kim@school.example';
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'identity-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('are there again after closing and opening the file', async () => {
    const before = createSqliteDatabase(join(folder, 'a.db'));
    await createEmbeddedIdentity({ database: before, hashOptions: CHEAP_HASH }).createAccount({
      email,
      password: 'three yards',
    });
    before.close();
    const after = createSqliteDatabase(join(folder, 'a.db'));
    const identity = createEmbeddedIdentity({ database: after, hashOptions: CHEAP_HASH });
    expect(await identity.verifyPassword(email, 'three yards')).toMatchObject({ email });
    after.close();
  });

  it('keep passwords as argon2id hashes of 19 MiB and two passes, and tokens only as SHA-256', async () => {
    const database = createSqliteDatabase(':memory:');
    const identity = createEmbeddedIdentity({ database, hashOptions: ARGON2_OPTIONS });
    await identity.createAccount({ email, password: 'three yards' });
    const reset = await identity.createResetToken(email, new Date(0), 1000);
    const [stored] = database.all<{ hash: string }>('SELECT hash FROM accounts');
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tokens = JSON.stringify(database.all('SELECT * FROM reset_tokens'));
    expect(tokens).not.toContain(reset?.token);
    expect(tokens).toMatch(/"token_hash":"[0-9a-f]{64}"/);
    database.close();
  });

  it('cost the same settings to check for an unknown address as for a known one (S16)', async () => {
    const database = createSqliteDatabase(':memory:');
    const identity = createEmbeddedIdentity({
      database,
      hashOptions: { memoryCost: 16, timeCost: 3, parallelism: 1 },
    });
    await identity.createAccount({ email, password: 'three yards' });
    checkedAgainst = [];
    for (const address of [email, 'nobody@school.example'])
      await identity.verifyPassword(address, 'wrong');
    const [known = [], unknown = []] = checkedAgainst.map((hash) => hash.split('$'));
    expect(known.slice(0, 4).join('$')).toBe('$argon2id$v=19$m=16,t=3,p=1');
    expect(unknown.slice(0, 4)).toEqual(known.slice(0, 4));
    expect(unknown.map(({ length }) => length)).toEqual(known.map(({ length }) => length));
    database.close();
  });

  it('never hash more than two passwords at a time', async () => {
    const database = createSqliteDatabase(':memory:');
    const identity = createEmbeddedIdentity({ database, hashOptions: CHEAP_HASH });
    mostInFlight = 0;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        identity.createAccount({ email: `s${index}@x.example`, password: 'p' }),
      ),
    );
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => identity.verifyPassword(`s${index}@x.example`, 'p')),
    );
    expect(mostInFlight).toBe(2);
    database.close();
  });

  it('move to another file with their passwords, more of them than one page holds', async () => {
    const [here, there] = [createSqliteDatabase(':memory:'), createSqliteDatabase(':memory:')];
    const from = createEmbeddedIdentity({ database: here, hashOptions: CHEAP_HASH });
    const to = createEmbeddedIdentity({ database: there, hashOptions: CHEAP_HASH });
    await from.createAccount({ email, password: 'three yards' });
    for (let start = 0; start < 1000; start += 500) {
      const accounts = Array.from({ length: 500 }, (_, index) => ({
        accountId: `id-${start + index}`,
        email: `s${start + index}@x.example`,
        resetTokens: [],
      }));
      await from.importAccounts(accounts);
    }
    let moved = 0;
    for (let page: string | undefined; ; ) {
      const { accounts, next } = await from.listAccounts(page);
      moved += accounts.length;
      const { withoutPassword } = await to.importAccounts(accounts);
      expect(withoutPassword).toEqual(
        accounts.filter((one) => one.email !== email).map(({ accountId }) => accountId),
      );
      if (next === null) break;
      page = next;
    }
    expect(moved).toBe(1001);
    expect(await to.verifyPassword(email, 'three yards')).toEqual(
      await from.findAccountByEmail(email),
    );
    for (const database of [here, there]) database.close();
  });

  it('say so when the database cannot be used', async () => {
    const database = createSqliteDatabase(join(folder, 'missing', 'a.db'));
    const identity = createEmbeddedIdentity({ database, hashOptions: CHEAP_HASH });
    await expect(identity.findAccountByEmail(email)).rejects.toBeInstanceOf(
      IdentityUnavailableError,
    );
    await expect(identity.createAccount({ email, password: 'p' })).rejects.toBeInstanceOf(
      IdentityUnavailableError,
    );
  });
});
