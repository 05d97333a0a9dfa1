import { PlayerTile } from '@/components/football/player-tile';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Sentence } from '@/components/ui/sentence';
import type { TeamPageDto } from '@/lib/data/team/dto';
import { isDefense, POSITIONS } from '@/lib/domain/football/positions';
import { byeInText, isCalledText, isWaitingText, TEAM, untilApprovedText } from '@/words/team';

export function RosterList({ roster }: Pick<TeamPageDto, 'roster'>) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {roster.map(({ position, players }) => (
        <Section
          key={position}
          title={players.length === 1 ? POSITIONS[position].name : POSITIONS[position].names}
          level={3}
          heading="mb-2 font-semibold text-lead"
        >
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {players.map((player) => (
              <li key={player.id} className="flex items-center gap-3">
                <PlayerTile player={player} size="sm" />
                <span className="min-w-0">
                  <span className="block font-semibold leading-tight">{player.name}</span>
                  <span className="text-content-soft text-base">
                    {[
                      isDefense(position) ? '' : player.teamName,
                      player.byeWeek > 0 ? byeInText(player.byeWeek) : '',
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

/**
 * The teacher's decision about a typed team name. Nothing if there is none, or if the name was
 * approved.
 */
export function TeamNameState({
  name,
  waitingName,
  wasRefused,
}: {
  name: string;
  waitingName: string | null;
  wasRefused: boolean;
}) {
  if (waitingName !== null) {
    return (
      <Notice tone="info" title={isWaitingText(waitingName)}>
        <p>
          <Sentence parts={untilApprovedText(<strong>{name}</strong>)} />
        </p>
      </Notice>
    );
  }
  if (!wasRefused) return null;
  return (
    <Notice tone="info" title={isCalledText(name)}>
      {TEAM.refused}
    </Notice>
  );
}
