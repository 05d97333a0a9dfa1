import { PlayerTilePicture } from '@/components/football/player-tile-picture';
import { Section } from '@/components/ui/section';
import type { TeamPageDto } from '@/lib/data/team/dto';
import { isDefense } from '@/lib/domain/football/positions';
import { positionsTitle, positionTitle } from '@/words/positions';
import { byeInSentenceText } from '@/words/team';

export function RosterList({ roster }: Pick<TeamPageDto, 'roster'>) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {roster.map(({ position, players }) => (
        <Section
          key={position}
          title={players.length === 1 ? positionTitle(position) : positionsTitle(position)}
          level={3}
          titleClass="mb-2 font-semibold text-lead"
        >
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {players.map((player) => (
              <li key={player.id} className="flex items-center gap-3">
                <PlayerTilePicture player={player} size="sm" />
                <span className="min-w-0">
                  <span className="block font-semibold leading-tight">{player.name}</span>
                  <span className="text-content-soft text-base">
                    {[
                      isDefense(position) ? '' : player.teamName,
                      player.byeWeek > 0 ? byeInSentenceText(player.byeWeek) : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
