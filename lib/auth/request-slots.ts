import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { oncePerProcess } from '@/lib/per-process';
import { currentResponse } from '@/lib/platform/requests';
import { rateLimitIpAddress } from './origin';
import { readSessionClaim, sessionCookieName } from './session-cookie';

/**
 * Requests of one account, or of one address, that run at the same time. A browser's own parallel
 * requests are as fast as without a limit.
 */
export const MAX_CONCURRENT_REQUESTS_PER_CLIENT = 4;
/**
 * Waiting requests per account or address. Each costs about 100 KB of memory; above the limit,
 * connections are closed.
 */
export const MAX_WAITING_REQUESTS_PER_CLIENT = 1_000;
/**
 * A request keeps its slot until the response ends, or for this time, so that a client that has
 * gone silent doesn't keep it.
 */
export const MAX_SLOT_MS = 30_000;
/**
 * The slot of an address ends sooner: a whole school may share it, and one visitor who stops
 * reading must not hold up the others.
 */
const MAX_ADDRESS_SLOT_MS = 5_000;

export const EVENT_LOOP_TURNS_BETWEEN_STARTS = 10;

type Limit = ReturnType<typeof pLimit>;
const state = () =>
  oncePerProcess('fractionLeagueRequestSlots', () => ({
    limits: new Map<string, Limit>(),
    slots: new WeakMap<ServerResponse, Promise<void>>(),
    startQueue: pLimit(1),
  }));

/**
 * Starts at most one request every ten turns of the event loop, about what rendering a page takes.
 * The embedded store hardly ever waits, so without this a queue of requests would run to its end
 * before the event loop could accept a connection or continue another page. Turns without work take
 * microseconds.
 */
const waitToStart = (): Promise<void> =>
  new Promise((begin) => {
    void state().startQueue(async () => {
      begin();
      for (let turn = 0; turn < EVENT_LOOP_TURNS_BETWEEN_STARTS; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
    });
  });

/**
 * Waits for one of the account's slots before the store is read for this request. One account has
 * {@link MAX_CONCURRENT_REQUESTS_PER_CLIENT} slots, however many connections it has, so other
 * accounts stay fast. A request takes one slot, however often it calls this. Not for a live
 * connection, which would keep its slot, nor while a body is still arriving.
 */
export const waitForAccountSlot = (accountId: string): Promise<void> =>
  takeSlot(`account ${accountId}`);

/**
 * Opens a live connection in one of the same slots, which is free again when it is open. Its first
 * data is as much work as a page, and a page that reconnects asks for it each time.
 */
export async function openInAccountSlot<R>(accountId: string, open: () => Promise<R>): Promise<R> {
  const response = currentResponse();
  if (!response) return open();
  let end = () => {};
  const opened = new Promise<void>((resolve) => {
    end = resolve;
  });
  await waitForSlot(`account ${accountId}`, response, () =>
    Promise.race([opened, answered(response)]),
  );
  try {
    return await open();
  } finally {
    end();
  }
}

/** For visitors who sign in, sign up, or join: one limit for all who share an address. */
export const waitForAddressSlot = (headers: Headers): Promise<void> =>
  takeSlot(`address ${rateLimitIpAddress(headers)}`, MAX_ADDRESS_SLOT_MS);

/**
 * For a page: a slot of its account, or of its address. Pages that anyone may read cost as much as
 * others.
 */
export async function waitForPageSlot(): Promise<void> {
  const request = currentResponse()?.req;
  if (!request) return;
  const { headers, socket } = request;
  const cookie = new RegExp(`(?:^|;\\s*)${sessionCookieName()}=([^;]*)`).exec(headers.cookie ?? '');
  const claim = await readSessionClaim(cookie?.[1]);
  if (claim) return waitForAccountSlot(claim.accountId);
  const address = String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '');
  return waitForAddressSlot(new Headers({ 'x-forwarded-for': address }));
}

/**
 * For visitors on their way to or from the school's sign-in. They may wait long for the school's
 * server, and passwords typed at the same address must not wait with them.
 */
export const waitForSchoolSignInSlot = (headers: Headers): Promise<void> =>
  takeSlot(`school at ${rateLimitIpAddress(headers)}`);

function takeSlot(owner: string, most = MAX_SLOT_MS): Promise<void> {
  const response = currentResponse();
  if (!response) return Promise.resolve();
  const { slots } = state();
  const slot = slots.get(response) ?? waitForSlot(owner, response, () => answered(response, most));
  slots.set(response, slot);
  return slot;
}

function waitForSlot(
  owner: string,
  response: ServerResponse,
  ended: () => Promise<void>,
): Promise<void> {
  const { limits } = state();
  const limit = limits.get(owner) ?? pLimit(MAX_CONCURRENT_REQUESTS_PER_CLIENT);
  limits.set(owner, limit);
  return new Promise((begin) => {
    // The promise stays open: a closed connection has nothing left to answer.
    if (limit.pendingCount >= MAX_WAITING_REQUESTS_PER_CLIENT) {
      response.destroy();
      return;
    }
    void limit(async () => {
      if (!response.destroyed) await waitToStart();
      if (response.destroyed) return;
      begin();
      await ended();
    }).finally(() => {
      if (limit.activeCount + limit.pendingCount === 0 && limits.get(owner) === limit)
        limits.delete(owner);
    });
  });
}

function answered(response: ServerResponse, most = MAX_SLOT_MS): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, most);
    timer.unref();
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
