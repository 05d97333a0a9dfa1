import type { PositionCode } from '@/lib/domain/football/positions';
import type { PositionPlayerCount, RosterRefusal } from '@/lib/domain/football/roster';
import { countText, listOfText } from './numbers';
import { POSITION_WORDS } from './positions';

const players = ({ position, count: number }: PositionPlayerCount): string =>
  countText(number, POSITION_WORDS[position].one, POSITION_WORDS[position].many);

/** "1 corredor y 2 receptores abiertos". */
export const positionCountsText = (counts: readonly PositionPlayerCount[]): string =>
  listOfText(counts.map(players));

export function rosterRefusal({ why, ...of }: RosterRefusal): string {
  switch (why) {
    case 'full':
      return (
        `Ya tienes ${players(of)}. Es lo máximo para un equipo. ` +
        'Para elegir a alguien más, primero suelta a alguien.'
      );
    case 'none':
      return `Tu equipo todavía no tiene ${POSITION_WORDS[of.position].many}.`;
    case 'needed':
      return (
        `Tu equipo necesita por lo menos ${players(of)}. ` +
        'Primero elige a otro jugador y después suelta a este.'
      );
  }
}

/** Without an article, which would need the gender of the position. */
export const scoutPositionFirstText = (position: PositionCode): string =>
  `Primero haz un reporte (${POSITION_WORDS[position].one}): calcula los puntos de su último ` +
  'partido. Después puedes elegir a cualquiera en esta posición.';

export const teamChangesPausedText = (): string => 'Ahora no puedes cambiar tu equipo.';

export const noDraftablePlayersYetText = (): string =>
  'En esta temporada todavía no hay jugadores para elegir.';

export const releaseStarterRefusalText = (): string =>
  'Este jugador está en tu próxima alineación. Primero elige a otro y después suelta a este.';

type Games = { readonly gamesPlayed: number; readonly unreadableGames?: number | undefined };

export function playedGamesText({ gamesPlayed, unreadableGames = 0 }: Games): string {
  const played = countText(gamesPlayed, 'partido');
  if (unreadableGames === 0) return played;
  const can = unreadableGames === 1 ? 'puede' : 'pueden';
  return `${played}, ${unreadableGames} no se ${can} leer`;
}

export const nothingToScoutText = ({ unreadableGames = 0 }: Games): string =>
  unreadableGames > 0
    ? 'No podemos leer los partidos de este jugador, así que no hay reporte que hacer. ' +
      'Avísale a tu profe.'
    : 'Todavía no hay partidos, así que no hay reporte que hacer.';
