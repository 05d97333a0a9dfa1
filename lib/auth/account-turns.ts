import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { oncePerProcess } from '@/lib/once';
import { currentResponse } from '@/lib/platform/requests';
import { clientAddress } from './origin';

/**
 * Requests of one account that are worked on at the same time: what a browser asks for at once is
 * answered as fast.
 */
export const AT_ONCE = 4;
/**
 * Requests of one account that wait. Each costs about 100 KB of memory; beyond these the connection
 * is closed.
 */
export const MOST_WAITING = 1_000;
/**
 * A turn ends with the answer, or after this long, so that a reader who has gone silent doesn't
 * keep it.
 */
export const LONGEST_TURN_MS = 30_000;

type Limit = ReturnType<typeof pLimit>;
const state = () =>
  oncePerProcess('fractionLeagueAccountTurns', () => ({
    limits: new Map<string, Limit>(),
    turns: new WeakMap<ServerResponse, Promise<void>>(),
  }));

/**
 * Waits for the turn of an account, before the store is read for this request. One account can use
 * at most {@link AT_ONCE} turns, however many connections it has, so other accounts stay fast. A
 * request takes one turn, however often it asks.
 *
 * Not for a live connection, which would keep its turn, or while a body is still on its way.
 */
export const takeTurn = (accountId: string): Promise<void> => takeTurnOf(`account ${accountId}`);

/**
 * The same for whoever is not signed in and signs in, signs up, or joins: all of one address
 * together.
 */
export const takeTurnOfAddress = (headers: Headers): Promise<void> =>
  takeTurnOf(`address ${clientAddress(headers)}`);

function takeTurnOf(whose: string): Promise<void> {
  const response = currentResponse();
  if (!response) return Promise.resolve();
  const { turns } = state();
  const turn = turns.get(response) ?? waitForTurn(whose, response);
  turns.set(response, turn);
  return turn;
}

function waitForTurn(whose: string, response: ServerResponse): Promise<void> {
  const { limits } = state();
  const limit = limits.get(whose) ?? pLimit(AT_ONCE);
  limits.set(whose, limit);
  return new Promise((begin) => {
    // Nothing is left to answer then, and the work of a closed connection never begins.
    if (limit.pendingCount >= MOST_WAITING) {
      response.destroy();
      return;
    }
    void limit(async () => {
      if (response.destroyed) return;
      begin();
      await answered(response);
    }).finally(() => {
      if (limit.activeCount + limit.pendingCount === 0 && limits.get(whose) === limit)
        limits.delete(whose);
    });
  });
}

function answered(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_TURN_MS);
    timer.unref();
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
