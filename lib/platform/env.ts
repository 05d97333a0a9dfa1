import { z } from 'zod';
import { parseDsn } from '@/lib/platform/dsn';
import { schoolSettingsProblems } from './school-problems';
import { MIN_SECRET_LENGTH, unsafeSettings } from './unsafe-settings.mjs';

/** The only reader of `process.env`. `docs/operating.md` explains each setting to operators. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  BACKEND: z
    .enum(['embedded', 'firebase'], 'BACKEND must be embedded or firebase')
    .default('embedded'),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_STORAGE_BUCKET: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  /** `1` only in tests of the production build; see `assertBootable`. */
  ALLOW_EMULATORS: z.string().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  NEXTAUTH_URL: z.url().default('http://localhost:3000'),
  NEXTAUTH_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `NEXTAUTH_SECRET must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  ALLOW_PLAIN_HTTP: z.string().optional(),
  SCHOOL_TIME_ZONE: z
    .string()
    .default('America/New_York')
    .refine(isTimeZone, 'SCHOOL_TIME_ZONE must be an IANA time zone such as America/New_York'),
  DEFAULT_LEAGUE_ALLOWANCE: z.coerce.number().int().min(0).max(1000).default(5),
  NEXT_DIST_DIR: z.string().default('.next'),
  NEXT_PHASE: z.string().optional(),
  SEASON: z.coerce
    .number('SEASON must be a year, for example 2026')
    .int()
    .min(1920)
    .max(2200)
    .optional(),
  SEASON_CLOCK: z.enum(['off', 'weekly'], 'SEASON_CLOCK must be off or weekly').default('off'),
  SEASON_SOURCE: z
    .enum(
      ['files', 'nflverse', 'sportsdata'],
      'SEASON_SOURCE must be files, nflverse or sportsdata',
    )
    .default('files'),
  SEASON_FILES: z.string().min(1).default('data'),
  NFLVERSE_BASE_URL: z
    .url()
    .default('https://github.com/nflverse/nflverse-data/releases/download')
    .refine(isSafeAddress, 'NFLVERSE_BASE_URL must begin with https://'),
  NFLVERSE_REDIRECT_HOSTS: z
    .string()
    .default('release-assets.githubusercontent.com,objects.githubusercontent.com')
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase())),
  SPORTSDATA_API_KEY: z.string().optional(),
  SPORTSDATA_BASE_URL: z.url().default('https://api.sportsdata.io/v3/nfl'),
  SPORTSDATA_DAILY_CALLS: z.coerce.number().int().min(1).max(1_000_000).default(500),
  RETENTION_DAYS_AFTER_SEASON: z.coerce.number().int().min(0).max(3650).default(60),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Fraction League <no-reply@localhost>'),
  OPERATOR_EMAIL: z.string().optional(),
  /**
   * Set by `npm start`, which serves this computer only: emails appear on the recipient's page.
   * See `lib/platform/mail-delivery-mode.ts`.
   */
  DEMO: z.string().optional(),
  /**
   * The school's sign-in (OpenID Connect); `school-settings.ts` reads them together. Without an
   * issuer there is none, and nothing is requested.
   */
  OIDC_ISSUER: z
    .url()
    .refine(isSafeAddress, 'OIDC_ISSUER must begin with https://')
    .transform((issuer) => issuer.replace(/\/$/, ''))
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_LABEL: z.string().max(40, 'OIDC_LABEL can have 40 characters').default('my school account'),
  OIDC_DOMAINS: z
    .string()
    .default('')
    .transform((domains) =>
      domains
        .split(',')
        .map((domain) => domain.trim().toLowerCase())
        .filter(Boolean),
    ),
  OIDC_TEACHER_CLAIM: z
    .string()
    .regex(/^[^=\s]+=\S.*$/, 'OIDC_TEACHER_CLAIM must look like role=teacher')
    .optional(),
  /**
   * The school's roster (OneRoster 1.2), up to and with `/ims/oneroster/rostering/v1p2`. Without it
   * there is none, and nothing is requested.
   */
  ONEROSTER_URL: z.url().refine(isSafeAddress, 'ONEROSTER_URL must begin with https://').optional(),
  ONEROSTER_TOKEN_URL: z
    .url()
    .refine(isSafeAddress, 'ONEROSTER_TOKEN_URL must begin with https://')
    .optional(),
  ONEROSTER_CLIENT_ID: z.string().optional(),
  ONEROSTER_CLIENT_SECRET: z.string().optional(),
  ONEROSTER_APPLY: z
    .enum(['confirm', 'auto'], 'ONEROSTER_APPLY must be confirm or auto')
    .default('confirm'),
  SENTRY_DSN: z
    .string()
    .optional()
    .refine(
      (dsn) => dsn === undefined || parseDsn(dsn) !== null,
      'SENTRY_DSN must look like https://KEY@HOST/PROJECT',
    ),
  SENTRY_ENVIRONMENT: z.string().max(64).default('production'),
  /**
   * `1` when our own web server in front of this one writes X-Forwarded-For. Otherwise the header
   * is ignored, because anyone can send it.
   */
  TRUST_PROXY: z.enum(['0', '1'], 'TRUST_PROXY must be 1 or 0').default('0'),
  PLAYER_IMAGES: z
    .string()
    .optional()
    .refine(
      isPlaceOfPhotos,
      'PLAYER_IMAGES must be a folder, or an address that begins with https://',
    ),
  OFFLINE_PAGES: z.enum(['on', 'off'], 'OFFLINE_PAGES must be on or off').default('on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  STORE_LOG: z.string().optional(),
});

export type Env = z.infer<typeof schema>;

function isPlaceOfPhotos(place: string | undefined): boolean {
  if (!place?.includes('://')) return true;
  return URL.canParse(place) && place.startsWith('https://') && !/[\s;,'"]/.test(place);
}

/**
 * Statistics altered in transit would make right answers wrong. On this computer, nobody is in
 * between.
 */
function isSafeAddress(address: string): boolean {
  return (
    address.startsWith('https://') ||
    /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/.test(address)
  );
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

let cached: Env | null = null;

/**
 * The checked environment. Throws one error that names every invalid variable. Empty variables
 * count as missing.
 */
export function env(): Env {
  if (cached) return cached;
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(`The configuration is not usable.\n${problems.join('\n')}`);
  }
  cached = parsed.data;
  return cached;
}

/** The origin of `PLAYER_IMAGES` when it is an address: the only foreign origin for pictures. */
export function playerImagesOrigin(): string | null {
  const { PLAYER_IMAGES } = env();
  return PLAYER_IMAGES?.startsWith('https://') ? new URL(PLAYER_IMAGES).origin : null;
}

/**
 * Checks that matter to a running server only, such as a missing secret or emulators in production.
 * Throws with a sentence.
 */
export function assertBootable(): void {
  const { NEXTAUTH_SECRET, NODE_ENV, SEASON_SOURCE, SPORTSDATA_API_KEY } = env();
  if (!NEXTAUTH_SECRET)
    throw new Error(
      'NEXTAUTH_SECRET is missing: set it to a random text of at least 32 characters.',
    );
  const unsafe = NODE_ENV === 'production' ? unsafeSettings(env()) : [];
  if (unsafe.length > 0) throw new Error(`${unsafe.join('.\n')}.`);
  if (SEASON_SOURCE === 'sportsdata' && !SPORTSDATA_API_KEY) {
    throw new Error(
      'SEASON_SOURCE=sportsdata needs SPORTSDATA_API_KEY, the key of a SportsDataIO account.',
    );
  }
  const [schoolProblem] = schoolSettingsProblems(env());
  if (schoolProblem) throw new Error(schoolProblem);
  const emulators = Object.keys(process.env).filter(
    (name) => /EMULATOR_HOST$/.test(name) && process.env[name],
  );
  if (NODE_ENV === 'production' && emulators.length > 0 && !isTestOnEmulators(emulators)) {
    throw new Error(
      `Refusing to start in production with ${emulators.join(', ')} set: an emulator accepts ` +
        'forged sign-ins.',
    );
  }
}

/**
 * Emulators are allowed in one case, for tests of the production build: `ALLOW_EMULATORS` is set,
 * the project id starts with `demo-` (which Google reserves for emulators), and both the emulators
 * and the app's address are on this computer.
 */
function isTestOnEmulators(emulators: readonly string[]): boolean {
  const { ALLOW_EMULATORS, BACKEND, FIREBASE_PROJECT_ID = '', NEXTAUTH_URL } = env();
  const places = [NEXTAUTH_URL, ...emulators.map((name) => process.env[name] ?? '')];
  return (
    ALLOW_EMULATORS === '1' &&
    BACKEND === 'firebase' &&
    FIREBASE_PROJECT_ID.startsWith('demo-') &&
    places.every((place) => /^(https?:\/\/)?(127\.0\.0\.1|localhost)(:\d+)?\/?$/.test(place))
  );
}
