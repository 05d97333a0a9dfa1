import { PlayerTile } from '@/components/football/player-tile';
import type { TeamPageDto } from '@/lib/data/team/dto';
import { isDefense, POSITIONS } from '@/lib/domain/football/positions';

/** Everybody the student has drafted, by position. */
export function RosterList({ roster }: Pick<TeamPageDto, 'roster'>) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {roster.map(({ position, players }) => (
        <section key={position} aria-labelledby={`roster-${position}`}>
          <h3 id={`roster-${position}`} className="mb-2 font-semibold text-lg">
            {players.length === 1 ? POSITIONS[position].name : POSITIONS[position].names}
          </h3>
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {players.map((player) => (
              <li key={player.id} className="flex items-center gap-3">
                <PlayerTile player={player} size="sm" />
                <span className="min-w-0">
                  <span className="block font-semibold leading-tight">{player.name}</span>
                  <span className="text-content-soft text-sm">
                    {isDefense(position) ? '' : `${player.teamName} · `}bye in week {player.byeWeek}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
