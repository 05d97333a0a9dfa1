import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitStep } from '@/lib/data/score-card/commands';
import type { SubmitStepInput } from '@/lib/data/score-card/dto';
import { studentPlayerScoreAttempts } from '@/lib/store/collections/attempts';
import { createManualRetries } from '@/lib/testing/create-manual-retries';
import { fakeStorage } from '@/lib/testing/fake-storage';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { giveLineup, giveTeam, typed } from '@/lib/testing/student-week';
import { createDeviceStorage } from './device-storage';
import { createOutbox, type DeliveryOutcome, type Outbox, type OutgoingAnswer } from './outbox';

const LOST: DeliveryOutcome = { kind: 'later', why: 'connection' };

async function untilEmpty({
  outbox,
  retries,
}: {
  outbox: Outbox;
  retries: { run: () => void }[];
}): Promise<void> {
  for (let rounds = 0; rounds < 2_000 && outbox.state().waiting.length > 0; rounds += 1) {
    retries.shift()?.run();
    await outbox.deliver();
  }
}

const WEEKS = [3, 4, 5, 6];
const STEPS = ['QB', 'RB1', 'WR1', 'WR2', 'K'] as const;

function placeOf(number: number): Pick<SubmitStepInput, 'week' | 'step'> {
  return { week: WEEKS[number % 4] ?? 6, step: STEPS[Math.floor(number / 4) % 5] ?? 'QB' };
}

describe('answers on a bad connection', () => {
  let test: TestServices;
  let student: SignedInViewer;
  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    student = await test.student('kim@school.org');
    await giveTeam(test.store, student);
    for (const week of WEEKS) await giveLineup(test.store, student, week);
  });
  afterEach(() => test.dispose());

  /**
   * Loses three of ten requests, and three of ten answers to the others, the same ones in every
   * run.
   */
  function lossyTransport() {
    let state = 7;
    const chance = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
    const lost = { requests: 0, answers: 0 };
    const send = async ({ input }: OutgoingAnswer): Promise<DeliveryOutcome> => {
      if (chance() < 0.3) {
        lost.requests += 1;
        return LOST;
      }
      const data = await submitStep(student, input as SubmitStepInput);
      if (chance() < 0.3) {
        lost.answers += 1;
        return LOST;
      }
      return { kind: 'answered', result: { ok: true, data } };
    };
    return { send, lost };
  }

  it('stores 200 of 200 when 30 % of requests and 30 % of answers are lost, none twice, over reloads too (R12)', async () => {
    const { send, lost } = lossyTransport();
    const storage = createDeviceStorage(fakeStorage(), new Uint8Array(32));
    const verdicts: string[] = [];
    let time = 0;
    const reopen = () => {
      const { retries, later } = createManualRetries();
      const outbox = createOutbox({
        account: 'kim',
        storage,
        send,
        later,
        now: () => time++,
        random: () => 0.5,
      });
      outbox.onAnswer('attempts', (_, sent) => verdicts.push(sent.input.operationId));
      return { outbox, retries };
    };
    let open = reopen();
    for (let number = 0; number < 200; number += 1) {
      if (number % 40 === 39) {
        // A reload while sending: the old page stops, and the new one finds what it stored.
        await open.outbox.deliver();
        open = reopen();
      }
      open.outbox.add({
        to: 'attempts',
        // Ten per step, because more would lead to pauses.
        input: {
          ...placeOf(number),
          typed: typed(`${number + 100}`),
          operationId: `operation-${number}`,
        },
      });
      if (number % 3 === 0) await open.outbox.deliver();
    }
    await untilEmpty(open);

    const stored = await test.store.query(studentPlayerScoreAttempts, {});
    expect(lost.requests).toBeGreaterThan(40);
    expect(lost.answers).toBeGreaterThan(40);
    expect(stored).toHaveLength(200);
    expect(new Set(stored.map((attempt) => attempt.typed.whole)).size).toBe(200);
    for (const week of WEEKS) {
      for (const step of STEPS) {
        const tries = stored.filter((attempt) => attempt.week === week && attempt.step === step);
        expect(tries.map(({ attempt }) => attempt).sort((a, b) => a - b)).toEqual(
          Array.from({ length: 10 }, (_, i) => i + 1),
        );
      }
    }
    expect([...verdicts].sort()).toEqual(
      Array.from({ length: 200 }, (_, i) => `operation-${i}`).sort(),
    );
    expect(open.outbox.state()).toEqual({ waiting: [], trouble: null, durable: true });
  });
});
