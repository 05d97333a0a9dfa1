import type { ActionResult } from '@/lib/actions/run-request';
import type { ScoutingVerdictDto, SubmitScoutingInput } from '@/lib/data/draft/dto';
import type { LessonVerdictDto, SubmitLessonStepInput } from '@/lib/data/lesson/dto';
import type { PracticeVerdictDto, SubmitPracticeAnswerInput } from '@/lib/data/practice/dto';
import type {
  StepVerdictDto,
  SubmitStepInput,
  SubmitTwinInput,
  TwinVerdictDto,
} from '@/lib/data/score-card/dto';
import type { DeviceStorage } from './device-storage';

type Routes = {
  attempts: { input: SubmitStepInput; verdict: StepVerdictDto };
  scouting: { input: SubmitScoutingInput; verdict: ScoutingVerdictDto };
  twins: { input: SubmitTwinInput; verdict: TwinVerdictDto };
  lessons: { input: SubmitLessonStepInput; verdict: LessonVerdictDto };
  practice: { input: SubmitPracticeAnswerInput; verdict: PracticeVerdictDto };
};
export type AnswerRoute = keyof Routes;
export type OutgoingAnswer<R extends AnswerRoute = AnswerRoute> = {
  [K in R]: { to: K; input: Routes[K]['input'] };
}[R];
export type VerdictOf<R extends AnswerRoute> = Routes[R]['verdict'];
export type VerdictResult<R extends AnswerRoute> = ActionResult<VerdictOf<R>>;

/** The outcome of one request: the server's final answer, or nothing final. */
export type DeliveryOutcome =
  | { kind: 'answered'; result: ActionResult<unknown> }
  /** The server failed on this answer. Another try may help; otherwise this result is final. */
  | { kind: 'failed'; result: ActionResult<unknown> }
  /**
   * `connection`: it may have arrived or not. `busy`: the server asks to retry later. `signed-out`:
   * this account isn't signed in.
   */
  | { kind: 'later'; why: Exclude<OutboxTrouble, 'pause'> }
  /** The step is in a pause between tries: the answer wasn't checked and is sent again later. */
  | { kind: 'later'; why: 'pause'; seconds: number };
export type OutboxTrouble = 'connection' | 'busy' | 'signed-out' | 'pause';

export type OutboxState = {
  /** Answers without a verdict, oldest first. */
  waiting: readonly OutgoingAnswer[];
  /** Why the last request settled nothing; null if it did. */
  trouble: OutboxTrouble | null;
  /** True if everything waiting would survive a reload. */
  durable: boolean;
};

export type SettledAnswer = [ActionResult<unknown>, OutgoingAnswer];

/** Returns true if this listener's form sent the answer. */
type AnswerListener = (result: ActionResult<unknown>, sent: OutgoingAnswer) => unknown;

export type Outbox = ReturnType<typeof createOutbox>;

export type OutboxOptions = {
  /** The opaque key of account and season. Other accounts' answers are never read. */
  account: string;
  storage: DeviceStorage;
  send(sending: OutgoingAnswer, account: string): Promise<DeliveryOutcome>;
  /** Runs a function after some milliseconds; the returned function cancels it. */
  later(run: () => void, milliseconds: number): () => void;
  now(): number;
  /** Between 0 (included) and 1 (excluded). */
  random(): number;
};

export const EMPTY_OUTBOX_STATE: OutboxState = { waiting: [], trouble: null, durable: true };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/**
 * After this many server failures an answer is returned to its form: one that never succeeds must
 * not block its step forever.
 */
const MAX_SERVER_FAILURES = 5;

type StoredAnswer = OutgoingAnswer & { savedAt: number; serverFailures?: number };

/**
 * Answers on their way to the server. Each is stored on the device before it is sent and removed
 * only after a final result, always with the same operation id. So it arrives at least once and
 * counts exactly once, whatever gets lost in between.
 */
export function createOutbox({ account, storage, send, later, now, random }: OutboxOptions) {
  const keyPrefix = `outbox:${account}:`;
  const listeners = new Set<() => void>();
  const answerListeners = new Set<{ route: AnswerRoute; listener: AnswerListener }>();
  let unheard: SettledAnswer[] = [];
  const elsewhereListeners = new Set<() => void>();
  const settledListeners = new Set<(answered: SettledAnswer) => void>();
  const notDurable = new Set<string>();
  let state = EMPTY_OUTBOX_STATE;
  let running: Promise<void> | null = null;
  let failedRounds = 0;
  let cancelRetry = () => {};

  /** Each entry has its own key, so tabs never overwrite each other's. */
  function waiting(): OutgoingAnswer[] {
    return storage
      .names(keyPrefix)
      .map((name) => storage.read(name))
      .filter(isStoredAnswer)
      .sort(
        (a, b) => a.savedAt - b.savedAt || a.input.operationId.localeCompare(b.input.operationId),
      )
      .map(({ to, input }) => ({ to, input }) as OutgoingAnswer);
  }

  /**
   * Publishes the current state. An answer that has vanished from the device was settled by another
   * tab, unless this tab has just settled it (`settledHere`).
   */
  function publishState(trouble: OutboxTrouble | null, settledHere?: string): void {
    const next = waiting();
    const left = new Set(next.map(idOf));
    const isSettledElsewhere = state.waiting.some(
      (sending) => !left.has(idOf(sending)) && idOf(sending) !== settledHere,
    );
    const durable = next.every((sending) => !notDurable.has(idOf(sending)));
    const isSame =
      state.trouble === trouble &&
      state.durable === durable &&
      state.waiting.map(idOf).join() === next.map(idOf).join();
    if (isSame) return;
    state = { waiting: next, trouble: next.length > 0 ? trouble : null, durable };
    for (const listener of listeners) listener();
    if (isSettledElsewhere) for (const listener of elsewhereListeners) listener();
  }

  function settle(sent: OutgoingAnswer, result: ActionResult<unknown>): void {
    storage.remove(keyPrefix + idOf(sent));
    notDurable.delete(idOf(sent));
    failedRounds = 0;
    publishState(null, idOf(sent));
    unheard.push([result, sent]);
    for (const listener of settledListeners) listener([result, sent]);
    notifyAnswerListeners(sent.to);
  }

  function notifyAnswerListeners(route: AnswerRoute): void {
    const listening = [...answerListeners].filter((each) => each.route === route);
    if (listening.length === 0) return;
    const matching = unheard.filter(([, sent]) => sent.to === route);
    unheard = unheard.filter(([, sent]) => sent.to !== route);
    for (const answered of matching) {
      const taken = listening.map(({ listener }) => listener(...answered)).includes(true);
      if (!answered[0].ok && !taken) unheard.push(answered);
    }
  }

  /**
   * Tries everything once. An answer that the server can't take now doesn't hold up the others; a
   * lost connection does.
   */
  async function sendAllOnce(): Promise<void> {
    const tried = new Set<string>();
    let trouble: OutboxTrouble | null = null;
    let pause = Number.POSITIVE_INFINITY;
    for (;;) {
      const next = waiting().find((sending) => !tried.has(idOf(sending)));
      if (!next) break;
      tried.add(idOf(next));
      const delivery = await send(next, account);
      if (
        delivery.kind === 'answered' ||
        (delivery.kind === 'failed' && countServerFailure(next) >= MAX_SERVER_FAILURES)
      ) {
        settle(next, delivery.result);
        continue;
      }
      if (delivery.kind === 'later' && delivery.why === 'pause') {
        pause = Math.min(pause, delivery.seconds * 1000);
        trouble ??= 'pause';
        continue;
      }
      trouble = delivery.kind === 'failed' ? 'busy' : delivery.why;
      if (trouble !== 'busy') break;
    }
    publishState(trouble);
    if (!trouble || trouble === 'signed-out' || waiting().length === 0) return;
    // A pause has a known end, so nothing has failed and retrying sooner is useless.
    if (trouble === 'pause') waitUntil(pause);
    else retryLater();
  }

  /**
   * Counts how often the server has failed on this answer. The count is stored on the device, so a
   * reload doesn't reset it. If another tab has settled the answer meanwhile, it stays settled.
   */
  function countServerFailure(sending: OutgoingAnswer): number {
    const stored = storage.read(keyPrefix + idOf(sending));
    if (!isStoredAnswer(stored)) return 0;
    const serverFailures =
      (typeof stored.serverFailures === 'number' ? stored.serverFailures : 0) + 1;
    storage.write(keyPrefix + idOf(sending), { ...stored, serverFailures });
    return serverFailures;
  }

  function retryLater(): void {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failedRounds);
    failedRounds += 1;
    // Randomized, so that a class doesn't send everything at once when its Wi-Fi returns.
    waitUntil(pause * (0.5 + random() / 2));
  }

  function waitUntil(milliseconds: number): void {
    cancelRetry = later(() => void deliver(), milliseconds);
  }

  function deliver(): Promise<void> {
    cancelRetry();
    running ??= sendAllOnce().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Listens for final results of one route, on whichever page of this tab the answer was typed. A
     * result that arrives before anyone listens, for example while its page is loading, goes to the
     * first listener; a rejected one waits for its own form.
     */
    onAnswer(route: AnswerRoute, listener: AnswerListener) {
      const entry = { route, listener };
      answerListeners.add(entry);
      // Runs after all listeners of the same page have registered.
      queueMicrotask(() => notifyAnswerListeners(route));
      return () => void answerListeners.delete(entry);
    },
    onSettled(listener: (answered: SettledAnswer) => void) {
      settledListeners.add(listener);
      return () => void settledListeners.delete(listener);
    },
    /** For a saved page, which is older than these results. */
    deliverEarlierResults(answered: readonly SettledAnswer[]): void {
      unheard = [...unheard, ...answered];
      for (const route of new Set(answered.map(([, sent]) => sent.to)))
        notifyAnswerListeners(route);
    },
    onSettledElsewhere(listener: () => void) {
      elsewhereListeners.add(listener);
      return () => void elsewhereListeners.delete(listener);
    },
    /** Stores the answer on the device first, then sends it. */
    add(sending: OutgoingAnswer): void {
      const stored: StoredAnswer = { ...sending, savedAt: now() };
      if (!storage.write(keyPrefix + idOf(sending), stored)) notDurable.add(idOf(sending));
      publishState(state.trouble);
      void deliver();
    },
    deliver,
    reread: () => publishState(state.trouble),
  };
}

const idOf = ({ input }: OutgoingAnswer): string => input.operationId;

function isStoredAnswer(value: unknown): value is StoredAnswer {
  const stored = value as Partial<StoredAnswer> | null;
  const input = stored?.input as
    | Partial<Omit<SubmitStepInput & SubmitScoutingInput, 'step'> & SubmitLessonStepInput>
    | undefined;
  const typed = input?.typed;
  const isTyped = [typed?.whole, typed?.numerator, typed?.denominator].every(
    (part) => typeof part === 'string',
  );
  return (
    typeof stored?.savedAt === 'number' &&
    typeof input?.week === 'number' &&
    typeof input.operationId === 'string' &&
    (stored.to === 'lessons'
      ? isTyped || typeof input.choice === 'string'
      : ['attempts', 'scouting', 'twins', 'practice'].includes(stored.to ?? '') && isTyped)
  );
}
