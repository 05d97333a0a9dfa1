import { z } from 'zod';
import { parseDsn } from '@/lib/platform/dsn';
import { LEAST_SECRET_LENGTH, unsafeSettings } from './unsafe-settings.mjs';

/**
 * The only reader of `process.env`. Everything the app can be told from outside is here, with its
 * default.
 */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Where everything is kept: under `DATA_DIR` on this machine, or in a Firebase project. */
  BACKEND: z
    .enum(['embedded', 'firebase'], 'BACKEND must be embedded or firebase')
    .default('embedded'),
  FIREBASE_PROJECT_ID: z.string().optional(),
  /**
   * The content of a service account's key file; or its path in the other variable, which Google's
   * own tools know.
   */
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  /**
   * The project's web API key. It names the project and is no secret; passwords are checked with
   * it.
   */
  FIREBASE_API_KEY: z.string().optional(),
  /** The bucket for pictures, without gs://. */
  FIREBASE_STORAGE_BUCKET: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  /** `1` in tests of the production build only; see `assertBootable`. */
  ALLOW_EMULATORS: z.string().optional(),
  /** Where the embedded backend keeps its database, pictures and outgoing mail. */
  DATA_DIR: z.string().min(1).default('.data'),
  /**
   * The address people type, e.g. https://league.example.org. Cookies are `Secure` when it starts
   * with https.
   */
  NEXTAUTH_URL: z.url().default('http://localhost:3000'),
  /** Signs the session cookies. At least 32 characters, otherwise the app refuses to start. */
  NEXTAUTH_SECRET: z
    .string()
    .min(
      LEAST_SECRET_LENGTH,
      `NEXTAUTH_SECRET must have at least ${LEAST_SECRET_LENGTH} characters`,
    )
    .optional(),
  /** `1`: people may reach the app over plain http, as in a network that no one else is in. */
  ALLOW_PLAIN_HTTP: z.string().optional(),
  /** An IANA name: the clocks of openings and deadlines. */
  SCHOOL_TIME_ZONE: z
    .string()
    .default('America/New_York')
    .refine(isTimeZone, 'SCHOOL_TIME_ZONE must be an IANA time zone such as America/New_York'),
  /** Leagues a teacher may open when no allowance record names them. */
  DEFAULT_LEAGUE_ALLOWANCE: z.coerce.number().int().min(0).max(1000).default(5),
  /** Set by the framework: what it is doing, such as building. */
  NEXT_PHASE: z.string().optional(),
  /** The live season of a first start. Without it, the newest one in `SEASON_FILES`. */
  SEASON: z.coerce
    .number('SEASON must be a year, for example 2026')
    .int()
    .min(1920)
    .max(2200)
    .optional(),
  /**
   * `weekly`: every Tuesday 06:00 the server itself imports the week that was played and opens it.
   */
  SEASON_CLOCK: z.enum(['off', 'weekly'], 'SEASON_CLOCK must be off or weekly').default('off'),
  /** Where statistics come from: the season files, nflverse's published files, or SportsDataIO. */
  SEASON_SOURCE: z
    .enum(
      ['files', 'nflverse', 'sportsdata'],
      'SEASON_SOURCE must be files, nflverse or sportsdata',
    )
    .default('files'),
  /** The folder with `teams.json` and `season-2023/`. */
  SEASON_FILES: z.string().min(1).default('data'),
  /** The folders of nflverse's releases, or of a mirror of them. */
  NFLVERSE_BASE_URL: z
    .url()
    .default('https://github.com/nflverse/nflverse-data/releases/download')
    .refine(isSafeAddress, 'NFLVERSE_BASE_URL must begin with https://'),
  /** Where that address may send us on to, separated by commas. */
  NFLVERSE_REDIRECT_HOSTS: z
    .string()
    .default('release-assets.githubusercontent.com,objects.githubusercontent.com')
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase())),
  /** The key for SportsDataIO. Only ever sent as a header, never logged. */
  SPORTSDATA_API_KEY: z.string().optional(),
  SPORTSDATA_BASE_URL: z.url().default('https://api.sportsdata.io/v3/nfl'),
  /** No more calls than this in a day (UTC), all processes together. */
  SPORTSDATA_DAILY_CALLS: z.coerce.number().int().min(1).max(1_000_000).default(500),
  /**
   * Leagues and their students are deleted this many days after 30 June of their school year, by
   * `npm run purge`.
   */
  RETENTION_DAYS_AFTER_SEASON: z.coerce.number().int().min(0).max(3650).default(60),
  /**
   * For instance smtps://user:password@mail.example.org. Without it mail is written to
   * `DATA_DIR/outbox`.
   */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Fraction League <no-reply@localhost>'),
  OPERATOR_EMAIL: z.string().optional(),
  /**
   * Set by `npm start`, which serves this computer only: letters are shown on the page of whom they
   * are for; see `lib/platform/mail-way.ts`.
   */
  DEMO: z.string().optional(),
  /**
   * Where errors are reported to: a Sentry DSN. Without one nothing is loaded, collected or sent.
   */
  SENTRY_DSN: z
    .string()
    .optional()
    .refine(
      (dsn) => dsn === undefined || parseDsn(dsn) !== null,
      'SENTRY_DSN must look like https://KEY@HOST/PROJECT',
    ),
  SENTRY_ENVIRONMENT: z.string().max(64).default('production'),
  /**
   * `1` when a web server of ours is in front of this one and writes X-Forwarded-For: only then the
   * header is believed.
   */
  TRUST_PROXY: z.enum(['0', '1'], 'TRUST_PROXY must be 1 or 0').default('0'),
  /**
   * Photos of players: a folder with files named by PlayerID (`34857.jpg`), or an https address
   * below which they are `34857.png`; `{id}` in it is where the number goes. Without it no page
   * asks for any.
   */
  PLAYER_IMAGES: z
    .string()
    .optional()
    .refine(
      isPlaceOfPhotos,
      'PLAYER_IMAGES must be a folder, or an address that begins with https://',
    ),
  /**
   * `off`: browsers keep no pages for times without Wi-Fi, and empty what they have kept, from
   * their next visit on. For the day on which keeping them should turn out to do harm.
   */
  OFFLINE_PAGES: z.enum(['on', 'off'], 'OFFLINE_PAGES must be on or off').default('on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** A file to which every store operation is appended, for the benchmark. */
  STORE_LOG: z.string().optional(),
});

export type Env = z.infer<typeof schema>;

function isPlaceOfPhotos(place: string | undefined): boolean {
  if (!place?.includes('://')) return true;
  return URL.canParse(place) && place.startsWith('https://') && !/[\s;,'"]/.test(place);
}

/**
 * Statistics that someone on the way has changed would make right answers wrong; on this computer
 * no one is on the way.
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
 * The checked environment; throws once, naming every wrong variable, when something is off. Empty
 * variables count as missing.
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

/**
 * The one foreign origin that pictures may come from: that of an address of the operator's for
 * photos of players. Null without one.
 */
export function playerImagesOrigin(): string | null {
  const { PLAYER_IMAGES } = env();
  return PLAYER_IMAGES?.startsWith('https://') ? new URL(PLAYER_IMAGES).origin : null;
}

/**
 * Checks that only matter to a running server: no secret, no service; no emulator in production.
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
  const emulators = Object.keys(process.env).filter(
    (name) => /EMULATOR_HOST$/.test(name) && process.env[name],
  );
  if (NODE_ENV === 'production' && emulators.length > 0 && !isTestOnEmulators(emulators)) {
    throw new Error(
      `Refusing to start in production with ${emulators.join(', ')} set: an emulator accepts forged sign-ins.`,
    );
  }
}

/**
 * The one exception, for tests of the very build that is served: asked for by name, a project that
 * cannot be a real one (Google keeps `demo-` for emulators), and both the emulators and the address
 * of the app on this computer, where no school can be.
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
