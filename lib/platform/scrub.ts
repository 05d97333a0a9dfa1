import { CATALOG_ERROR_MESSAGES } from './log';

/** The parts of an error report that are looked at; all others are dropped. */
type ReportEvent = Record<string, unknown> & {
  exception?: {
    values?: {
      type?: string;
      value?: string;
      stacktrace?: { frames?: Frame[] };
      mechanism?: unknown;
    }[];
  };
  spans?: Record<string, unknown>[];
  contexts?: Record<string, unknown>;
  tags?: Record<string, unknown>;
};
type Frame = Record<string, unknown>;

const HIDDEN = '(the words are kept on the server)';
const OWN_MESSAGES: ReadonlySet<string> = new Set<string>(Object.values(CATALOG_ERROR_MESSAGES));

/**
 * The fields that an error report may keep. They say that, where, and in which release something
 * broke, but not who was affected.
 */
const KEPT_FIELDS = [
  'event_id',
  'timestamp',
  'start_timestamp',
  'platform',
  'level',
  'release',
  'environment',
  'type',
  'sdk',
  'transaction_info',
  'debug_meta',
];
const KEPT_FRAME_FIELDS = [
  'filename',
  'abs_path',
  'function',
  'module',
  'lineno',
  'colno',
  'in_app',
];
const KEPT_CONTEXTS = ['trace', 'browser', 'os', 'runtime', 'app', 'replay'];
const KEPT_SPAN_FIELDS = [
  'op',
  'trace_id',
  'span_id',
  'parent_span_id',
  'start_timestamp',
  'timestamp',
  'status',
  'origin',
];
const KEPT_TAGS = ['eventId', 'catalogue', 'runtime', 'replayId'];

/**
 * Removes everything that a person typed or that identifies one. Error messages can quote people,
 * so only catalog messages stay; addresses lose their query and ids. It works by allow-list, so
 * fields that the SDK adds later are dropped as well.
 */
export function scrubSentryEvent<E extends ReportEvent>(event: E): E {
  const kept: ReportEvent = pick(event, KEPT_FIELDS);
  if (typeof event.transaction === 'string') kept.transaction = urlPattern(event.transaction);
  if (event.exception?.values) {
    kept.exception = {
      values: event.exception.values.map(({ type, value, stacktrace }) => ({
        type,
        value: value !== undefined && OWN_MESSAGES.has(value) ? value : HIDDEN,
        stacktrace: { frames: (stacktrace?.frames ?? []).map(scrubFrame) },
      })),
    };
  }
  if (event.message !== undefined)
    kept.message = OWN_MESSAGES.has(String(event.message)) ? event.message : HIDDEN;
  if (event.contexts) kept.contexts = scrubContexts(event.contexts);
  if (event.tags) kept.tags = pick(event.tags, KEPT_TAGS);
  if (event.spans) kept.spans = event.spans.map(scrubSpan);
  if (Array.isArray(event.breadcrumbs)) kept.breadcrumbs = [];
  // The SDK needs these internally; they contain no text from people.
  for (const field of ['sdkProcessingMetadata', 'measurements'])
    if (event[field] !== undefined) kept[field] = event[field];
  return kept as E;
}

const KEPT_REPLAY_FIELDS = [
  'replay_id',
  'replay_type',
  'segment_id',
  'replay_start_timestamp',
  'error_ids',
  'trace_ids',
];

export function scrubReplayEvent<E extends ReportEvent & { urls?: unknown }>(event: E): E {
  const kept: ReportEvent = {
    ...pick(event, [...KEPT_FIELDS, ...KEPT_REPLAY_FIELDS, 'sdkProcessingMetadata']),
  };
  kept.urls = Array.isArray(event.urls) ? event.urls.map((url) => urlPattern(String(url))) : [];
  return kept as E;
}

/**
 * A piece of a replay as text, with the query removed from every address. Content that isn't text
 * can't be searched, so it becomes an empty string.
 */
export function scrubReplayRecording(payload: unknown): string {
  const text = payload instanceof Uint8Array ? new TextDecoder().decode(payload) : payload;
  if (typeof text !== 'string') return '';
  return text.replace(/("(?:[^"\\?]|\\.)*:\/\/(?:[^"\\?]|\\.)*)\?(?:[^"\\]|\\.)*"/g, '$1"');
}

/** An address as a pattern: no query, and `*` for each part that names a single thing. */
export function urlPattern(address: string): string {
  const [path = ''] = address
    .replace(/^(?:GET|POST|HEAD|PUT|DELETE|PATCH|OPTIONS) /, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .split(/[?#]/);
  return path
    .split('/')
    .map((part) => (/^\[.*\]$/.test(part) || /^[a-z-]{0,24}$/.test(part) ? part : '*'))
    .join('/');
}

function scrubFrame(frame: Frame): Frame {
  const kept = pick(frame, KEPT_FRAME_FIELDS);
  for (const field of ['filename', 'abs_path']) {
    if (typeof kept[field] === 'string') kept[field] = kept[field].split(/[?#]/)[0];
  }
  return kept;
}

function scrubContexts(contexts: Record<string, unknown>): Record<string, unknown> {
  const kept = pick(contexts, KEPT_CONTEXTS);
  if (kept.trace) kept.trace = scrubSpan(kept.trace as Record<string, unknown>);
  return kept;
}

function scrubSpan(span: Record<string, unknown>): Record<string, unknown> {
  const kept = pick(span, KEPT_SPAN_FIELDS);
  if (typeof span.description === 'string') kept.description = urlPattern(span.description);
  kept.data = {};
  return kept;
}

function pick(from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  );
}

/**
 * The values are in the specification's section 9. Only the environment's name can be configured.
 */
export const SENTRY_SAMPLE_RATES = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
} as const;

/** A replay shows where things are and how they move, but no letter, number, or picture. */
export const REPLAY_PRIVACY = {
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'label'],
};

/**
 * The SDK collects nothing about people, requests, or values; `scrubSentryEvent` drops what slips
 * through.
 */
export const COLLECT_NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};
