import type { LoginCardDto } from '@/lib/data/class-roster/dto';

/**
 * Passes data between the roster and the page of login cards. It is kept in this tab's memory only:
 * after a reload, in a new tab, or for the next person at this computer there is nothing to find.
 */
type CardsOfLeague = { cards: readonly LoginCardDto[]; leagueId: string } | null;

let cards: CardsOfLeague = null;
let unresolvedLines = '';

export function keepLoginCardsInMemory(leagueId: string, made: readonly LoginCardDto[]): void {
  cards = { leagueId, cards: made };
}

/** Null if this tab has created no cards for the league. */
export function readLoginCardsInMemory(leagueId: string): readonly LoginCardDto[] | null {
  return cards?.leagueId === leagueId ? cards.cards : null;
}

export function clearLoginCardsInMemory(): void {
  cards = null;
}

export function keepUnresolvedListLinesInMemory(lines: readonly string[]): void {
  unresolvedLines = lines.join('\n');
}

export function readUnresolvedListLinesInMemory(): string {
  return unresolvedLines;
}
