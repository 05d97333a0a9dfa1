import { AsyncResource } from 'node:async_hooks';

/** Requests of one address that are worked on at the same time. A class behind one address is served as fast: there is one processor. */
export const AT_ONCE = 16;
/** After so many ms a request holds its turn no longer: a live connection stays open, and a body may come as slowly as someone likes. */
export const TURN_MS = 300;
/** Requests of one address that wait. What waits costs memory. */
export const MOST_WAITING = 1_000;

type Line = { turns: number; waiting: (() => void)[] };

/**
 * Gives the requests of each address their turns, so that someone with 300 connections waits for themselves and not for others.
 * `ask` runs `begin` at once or when it is that address's turn, and answers false when too many wait; `begin` is handed what ends its turn.
 */
export function createTurns() {
  const lines = new Map<string, Line>();

  function run(address: string, line: Line, begin: (end: () => void) => void): void {
    line.turns += 1;
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      line.turns -= 1;
      line.waiting.shift()?.();
      if (line.turns === 0 && line.waiting.length === 0) lines.delete(address);
    };
    const timer = setTimeout(end, TURN_MS);
    timer.unref();
    begin(end);
  }

  return {
    ask(address: string, begin: (end: () => void) => void): boolean {
      const line = lines.get(address) ?? { turns: 0, waiting: [] };
      lines.set(address, line);
      if (line.turns < AT_ONCE) {
        run(address, line, begin);
        return true;
      }
      if (line.waiting.length >= MOST_WAITING) return false;
      // Its turn comes at the end of someone else's request, whose context is none of its business.
      line.waiting.push(AsyncResource.bind(() => run(address, line, begin)));
      return true;
    },
  };
}
