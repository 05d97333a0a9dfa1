import type { ActionResult } from '@/lib/actions/result';
import type { ScoutingVerdictDto, SubmitScoutingInput } from '@/lib/data/draft/dto';
import type { LessonVerdictDto, SubmitLessonInput } from '@/lib/data/lesson/dto';
import type { PracticeVerdictDto, SubmitPracticeInput } from '@/lib/data/practice/dto';
import type {
  StepVerdictDto,
  SubmitStepInput,
  SubmitTwinInput,
  TwinVerdictDto,
} from '@/lib/data/score-card/dto';
import type { DeviceStorage } from './device-storage';

/** The routes that take answers, what each takes and what it gives back. */
type Routes = {
  attempts: { input: SubmitStepInput; verdict: StepVerdictDto };
  scouting: { input: SubmitScoutingInput; verdict: ScoutingVerdictDto };
  twins: { input: SubmitTwinInput; verdict: TwinVerdictDto };
  lessons: { input: SubmitLessonInput; verdict: LessonVerdictDto };
  practice: { input: SubmitPracticeInput; verdict: PracticeVerdictDto };
};
export type AnswerRoute = keyof Routes;
export type Sending<R extends AnswerRoute = AnswerRoute> = {
  [K in R]: { to: K; input: Routes[K]['input'] };
}[R];
export type VerdictOf<R extends AnswerRoute> = Routes[R]['verdict'];
export type Verdict<R extends AnswerRoute> = ActionResult<VerdictOf<R>>;

/** What came of one sending: the server's final word, or nothing that settles it. */
export type Delivery =
  | { kind: 'answered'; result: ActionResult<unknown> }
  /**
   * The server stumbled over this very answer. Another try may help; the result is the last word
   * when it does not.
   */
  | { kind: 'failed'; result: ActionResult<unknown> }
  /**
   * `connection`: perhaps it arrived, perhaps not. `busy`: the server asks to come back.
   * `signed-out`: this account is not signed in.
   */
  | { kind: 'later'; why: Exclude<OutboxTrouble, 'pause'> }
  /**
   * The step is in a pause between tries: it was not looked at, and comes again when the pause is
   * over.
   */
  | { kind: 'later'; why: 'pause'; seconds: number };
export type OutboxTrouble = 'connection' | 'busy' | 'signed-out' | 'pause';

export type OutboxState = {
  /** Answers without a verdict, oldest first. */
  waiting: readonly Sending[];
  /** Why the last sending settled nothing; null while all is well. */
  trouble: OutboxTrouble | null;
  /** All that waits would survive a reload. */
  durable: boolean;
};

/** A final answer, and what was answered. */
export type Answered = [ActionResult<unknown>, Sending];

/** Gives true when the answer was typed where it listens. */
type AnswerListener = (result: ActionResult<unknown>, sent: Sending) => unknown;

export type Outbox = ReturnType<typeof createOutbox>;

export type OutboxOptions = {
  /**
   * The opaque key of the account and season whose answers these are. No other account's are ever
   * looked at.
   */
  account: string;
  storage: DeviceStorage;
  send(sending: Sending, account: string): Promise<Delivery>;
  /** Calls back after some milliseconds; the returned function calls it off. */
  later(run: () => void, milliseconds: number): () => void;
  now(): number;
  /** In [0, 1). */
  random(): number;
};

export const NOTHING_WAITS: OutboxState = { waiting: [], trouble: null, durable: true };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/**
 * After so many stumbles over one answer it is given back: one that never passes must not block its
 * step for good.
 */
const MOST_STUMBLES = 5;

type Kept = Sending & { savedAt: number; stumbles?: number };

/**
 * Answers on their way to the server. Each is written to the device before it is sent and taken off
 * only after a final answer, under one operation id all along, so it arrives at least once and
 * counts exactly once, whatever gets lost in between.
 */
export function createOutbox({ account, storage, send, later, now, random }: OutboxOptions) {
  const shelf = `outbox:${account}:`;
  const listeners = new Set<() => void>();
  const answerListeners = new Set<{ route: AnswerRoute; listener: AnswerListener }>();
  let unheard: Answered[] = [];
  const elsewhereListeners = new Set<() => void>();
  const settledListeners = new Set<(answered: Answered) => void>();
  const notDurable = new Set<string>();
  let state = NOTHING_WAITS;
  let running: Promise<void> | null = null;
  let failures = 0;
  let cancelRetry = () => {};

  /** One entry has one name of its own: two tabs never overwrite each other's. */
  function waiting(): Sending[] {
    return storage
      .names(shelf)
      .map((name) => storage.read(name))
      .filter(isKept)
      .sort(
        (a, b) => a.savedAt - b.savedAt || a.input.operationId.localeCompare(b.input.operationId),
      )
      .map(({ to, input }) => ({ to, input }) as Sending);
  }

  /**
   * What is gone from the device without `settledHere` was settled by another tab, whoever notices
   * it first: a retry here, or its message.
   */
  function show(trouble: OutboxTrouble | null, settledHere?: string): void {
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

  function settle(sent: Sending, result: ActionResult<unknown>): void {
    storage.remove(shelf + idOf(sent));
    notDurable.delete(idOf(sent));
    failures = 0;
    show(null, idOf(sent));
    unheard.push([result, sent]);
    for (const listener of settledListeners) listener([result, sent]);
    tell(sent.to);
  }

  function tell(route: AnswerRoute): void {
    const listening = [...answerListeners].filter((each) => each.route === route);
    if (listening.length === 0) return;
    const told = unheard.filter(([, sent]) => sent.to === route);
    unheard = unheard.filter(([, sent]) => sent.to !== route);
    for (const answered of told) {
      const taken = listening.map(({ listener }) => listener(...answered)).includes(true);
      if (!answered[0].ok && !taken) unheard.push(answered);
    }
  }

  /**
   * Tries everything once. One that the server can't take now does not hold up the others; a lost
   * connection does.
   */
  async function round(): Promise<void> {
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
        (delivery.kind === 'failed' && countStumble(next) >= MOST_STUMBLES)
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
    show(trouble);
    if (!trouble || trouble === 'signed-out' || waiting().length === 0) return;
    // A pause has an end that is known: nothing has failed, and nothing is gained by asking sooner.
    if (trouble === 'pause') waitUntil(pause);
    else retryLater();
  }

  /**
   * Counted on the device, so a reload does not begin anew. Settled meanwhile by another tab, it
   * stays settled.
   */
  function countStumble(sending: Sending): number {
    const kept = storage.read(shelf + idOf(sending));
    if (!isKept(kept)) return 0;
    const stumbles = (typeof kept.stumbles === 'number' ? kept.stumbles : 0) + 1;
    storage.write(shelf + idOf(sending), { ...kept, stumbles });
    return stumbles;
  }

  function retryLater(): void {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    // Spread out, so a class whose Wi-Fi comes back does not knock all at once.
    waitUntil(pause * (0.5 + random() / 2));
  }

  function waitUntil(milliseconds: number): void {
    cancelRetry = later(() => void deliver(), milliseconds);
  }

  /** Sends what waits, now. Resolves when everything was tried once. */
  function deliver(): Promise<void> {
    cancelRetry();
    running ??= round().finally(() => {
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
     * Told of every final answer of one route, on whichever page of this tab it was typed. One that
     * came while no one listened, for instance because its page was still loading, is told to the
     * first who come; one that was given back waits for the form it was typed in.
     */
    onAnswer(route: AnswerRoute, listener: AnswerListener) {
      const entry = { route, listener };
      answerListeners.add(entry);
      // After everyone who comes with the same page.
      queueMicrotask(() => tell(route));
      return () => void answerListeners.delete(entry);
    },
    /** Told of every final answer of this tab, besides those who take it. */
    onSettled(listener: (answered: Answered) => void) {
      settledListeners.add(listener);
      return () => void settledListeners.delete(listener);
    },
    /** Tells what was answered before this page was opened, which the page is too old to know. */
    retell(answered: readonly Answered[]): void {
      unheard = [...unheard, ...answered];
      for (const route of new Set(answered.map(([, sent]) => sent.to))) tell(route);
    },
    /** Told when another tab of this browser has settled what waited here too. */
    onSettledElsewhere(listener: () => void) {
      elsewhereListeners.add(listener);
      return () => void elsewhereListeners.delete(listener);
    },
    /** Keeps the answer on the device first, then sends it. */
    add(sending: Sending): void {
      const kept: Kept = { ...sending, savedAt: now() };
      if (!storage.write(shelf + idOf(sending), kept)) notDurable.add(idOf(sending));
      show(state.trouble);
      void deliver();
    },
    deliver,
    /** Another tab may have added or settled something. */
    reread: () => show(state.trouble),
  };
}

const idOf = ({ input }: Sending): string => input.operationId;

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  const input = kept?.input as
    | Partial<Omit<SubmitStepInput & SubmitScoutingInput, 'step'> & SubmitLessonInput>
    | undefined;
  const typed = input?.typed;
  const isTyped = [typed?.whole, typed?.numerator, typed?.denominator].every(
    (part) => typeof part === 'string',
  );
  return (
    typeof kept?.savedAt === 'number' &&
    typeof input?.week === 'number' &&
    typeof input.operationId === 'string' &&
    (kept.to === 'lessons'
      ? isTyped || typeof input.choice === 'string'
      : ['attempts', 'scouting', 'twins', 'practice'].includes(kept.to ?? '') && isTyped)
  );
}
