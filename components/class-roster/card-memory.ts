import type { LoginCardDto } from '@/lib/data/class-roster/dto';

/**
 * What goes from the roster to the page of the cards and back. It lives in this tab's memory and
 * nowhere else: after a reload, in a new tab, or for the next person at this computer there is
 * nothing to find.
 */
type Memory = { cards: readonly LoginCardDto[]; leagueId: string } | null;

let cards: Memory = null;
let leftLines = '';

export function keepCards(leagueId: string, made: readonly LoginCardDto[]): void {
  cards = { leagueId, cards: made };
}

/** The cards just made for this league; null when there are none, or none any more. */
export function peekCards(leagueId: string): readonly LoginCardDto[] | null {
  return cards?.leagueId === leagueId ? cards.cards : null;
}

export function forgetCards(): void {
  cards = null;
}

/** Lines of a class list that still have to be looked at. */
export function keepLines(lines: readonly string[]): void {
  leftLines = lines.join('\n');
}

export function readLines(): string {
  return leftLines;
}
