import type { ActionResult } from '@/lib/actions/result';
import type { StepVerdictDto, SubmitStepInput } from '@/lib/data/score-card/dto';
import type { DeviceStorage } from './device-storage';

/** What came of one sending: the server's final word, or nothing that settles it. */
export type Delivery =
  | { kind: 'answered'; result: ActionResult<StepVerdictDto> }
  /** `connection`: perhaps it arrived, perhaps not. `busy`: the server asks to come back. `signed-out`: this account is not signed in. */
  | { kind: 'later'; why: OutboxTrouble };
export type OutboxTrouble = 'connection' | 'busy' | 'signed-out';

export type OutboxState = {
  /** Answers without a verdict, oldest first. */
  waiting: readonly SubmitStepInput[];
  /** Why the last sending settled nothing; null while all is well. */
  trouble: OutboxTrouble | null;
  /** All that waits would survive a reload. */
  durable: boolean;
};

export type AnswerListener = (result: ActionResult<StepVerdictDto>, sent: SubmitStepInput) => void;

export type Outbox = {
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** Told of every final answer, on whichever page of this tab it was typed. */
  onAnswer(listener: AnswerListener): () => void;
  /** Keeps the answer on the device first, then sends it. */
  add(input: SubmitStepInput): void;
  /** Sends what waits, now. Resolves when everything was tried once. */
  deliver(): Promise<void>;
  /** Another tab may have added or settled something. */
  reread(): void;
};

export type OutboxOptions = {
  /** The opaque key of the account and season whose answers these are. No other account's are ever looked at. */
  account: string;
  storage: DeviceStorage;
  send(input: SubmitStepInput, account: string): Promise<Delivery>;
  /** Calls back after some milliseconds; the returned function calls it off. */
  later(run: () => void, milliseconds: number): () => void;
  now(): number;
  /** In [0, 1). */
  random(): number;
};

export const NOTHING_WAITS: OutboxState = { waiting: [], trouble: null, durable: true };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

type Kept = { input: SubmitStepInput; savedAt: number };

/**
 * Answers on their way to the server. Each is written to the device before it is sent and taken off only after a final answer, under one
 * operation id all along, so that it arrives at least once and counts exactly once, whatever gets lost in between.
 */
export function createOutbox({ account, storage, send, later, now, random }: OutboxOptions): Outbox {
  const shelf = `outbox:${account}:`;
  const listeners = new Set<() => void>();
  const answerListeners = new Set<AnswerListener>();
  const notDurable = new Set<string>();
  let state = NOTHING_WAITS;
  let running: Promise<void> | null = null;
  let failures = 0;
  let cancelRetry = () => {};

  /** One entry has one name of its own: two tabs never overwrite each other's. */
  function waiting(): SubmitStepInput[] {
    return storage
      .names(shelf)
      .map((name) => storage.read(name))
      .filter(isKept)
      .sort((a, b) => a.savedAt - b.savedAt || a.input.operationId.localeCompare(b.input.operationId))
      .map(({ input }) => input);
  }

  function show(trouble: OutboxTrouble | null): void {
    const next = waiting();
    const durable = next.every(({ operationId }) => !notDurable.has(operationId));
    const isSame =
      state.trouble === trouble &&
      state.durable === durable &&
      state.waiting.map(({ operationId }) => operationId).join() === next.map(({ operationId }) => operationId).join();
    if (isSame) return;
    state = { waiting: next, trouble: next.length > 0 ? trouble : null, durable };
    for (const listener of listeners) listener();
  }

  function settle(sent: SubmitStepInput, result: ActionResult<StepVerdictDto>): void {
    storage.remove(shelf + sent.operationId);
    notDurable.delete(sent.operationId);
    failures = 0;
    show(null);
    for (const listener of answerListeners) listener(result, sent);
  }

  /** Tries everything once. One that the server cannot take now does not hold up the others; a lost connection does. */
  async function round(): Promise<void> {
    const tried = new Set<string>();
    let trouble: OutboxTrouble | null = null;
    for (;;) {
      const next = waiting().find(({ operationId }) => !tried.has(operationId));
      if (!next) break;
      tried.add(next.operationId);
      const delivery = await send(next, account);
      if (delivery.kind === 'answered') {
        settle(next, delivery.result);
        continue;
      }
      trouble = delivery.why;
      if (trouble !== 'busy') break;
    }
    show(trouble);
    if (trouble && trouble !== 'signed-out' && waiting().length > 0) retryLater();
  }

  function retryLater(): void {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    // Spread out, so that a class whose Wi-Fi comes back does not knock all at once.
    cancelRetry = later(() => void deliver(), pause * (0.5 + random() / 2));
  }

  function deliver(): Promise<void> {
    cancelRetry();
    running ??= round().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onAnswer(listener) {
      answerListeners.add(listener);
      return () => answerListeners.delete(listener);
    },
    add(input) {
      const kept: Kept = { input, savedAt: now() };
      if (!storage.write(shelf + input.operationId, kept)) notDurable.add(input.operationId);
      show(state.trouble);
      void deliver();
    },
    deliver,
    reread: () => show(state.trouble),
  };
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  const input = kept?.input as Partial<SubmitStepInput> | undefined;
  const typed = input?.typed as Partial<SubmitStepInput['typed']> | undefined;
  return (
    typeof kept?.savedAt === 'number' &&
    typeof input?.week === 'number' &&
    [input.step, input.operationId, typed?.whole, typed?.numerator, typed?.denominator].every((part) => typeof part === 'string')
  );
}
