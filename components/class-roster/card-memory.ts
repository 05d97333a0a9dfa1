import type { LoginCardDto } from '@/lib/data/class-roster/dto';

/**
 * Passes data between the roster and the page of login cards. It is kept in this tab's memory only:
 * after a reload, in a new tab, or for the next person at this computer there is nothing to find.
 */
type Memory = { cards: readonly LoginCardDto[]; leagueId: string } | null;

let cards: Memory = null;
let leftLines = '';

export function keepLoginCardsInTab(leagueId: string, made: readonly LoginCardDto[]): void {
  cards = { leagueId, cards: made };
}

/** The cards just created for this league; null if there are none, or no longer. */
export function readLoginCardsInTab(leagueId: string): readonly LoginCardDto[] | null {
  return cards?.leagueId === leagueId ? cards.cards : null;
}

export function clearLoginCardsInTab(): void {
  cards = null;
}

/** Lines of a class list that still need attention. */
export function saveUnresolvedListLines(lines: readonly string[]): void {
  leftLines = lines.join('\n');
}

export function readUnresolvedListLines(): string {
  return leftLines;
}
