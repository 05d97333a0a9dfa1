import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { ScrollTable } from '@/components/ui/scroll-table';
import { Section } from '@/components/ui/section';
import type { GameTeamDto, WholeGameDto } from '@/lib/data/box-score/dto';
import type { StatDto } from '@/lib/data/season/dto';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { unreadablePlayersText } from '@/words/box-score';
import { BOX_SCORES, offenseTableTitle } from '@/words/box-scores';
import { localFootballTermName } from '@/words/names';
import { positionTitle } from '@/words/positions';

export function WholeGameBoxScore({ game }: { game: WholeGameDto }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Scoreboard teams={game.teams} />
      {game.teams.map((team) => (
        <TeamGame key={team.team} team={team} columns={game.columns} />
      ))}
    </div>
  );
}

function Scoreboard({ teams }: Pick<WholeGameDto, 'teams'>) {
  return (
    <dl className="on-board grid gap-x-8 gap-y-3 rounded-xl px-4 py-4 sm:grid-cols-2 sm:px-8">
      {teams.map((team) => (
        <div key={team.team} className="flex items-center justify-between gap-4">
          <dt className="min-w-0">
            <span className="block font-bold text-lead leading-tight">{team.name}</span>
            <span className="text-chalk-soft">
              {team.homeOrAway === 'HOME' ? BOX_SCORES.atHome : BOX_SCORES.visitors}
            </span>
          </dt>
          <dd className="font-bold text-huge tabular-nums">{team.score}</dd>
        </div>
      ))}
    </dl>
  );
}

function TeamGame({ team, columns }: { team: GameTeamDto; columns: WholeGameDto['columns'] }) {
  const headings = [
    BOX_SCORES.player,
    ...columns.map(({ label }) => ({ label: localFootballTermName(label), numeric: true })),
  ];
  return (
    <Section title={team.name} titleClass="text-title" className="grid grid-cols-1 gap-4">
      {/* Two-line headings, so that all columns fit a Chromebook's screen. */}
      <div className="[&_thead_th]:whitespace-normal [&_thead_th]:align-bottom">
        <ScrollTable caption={offenseTableTitle(team.name)} hideCaption columns={headings}>
          {team.players.map((player, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two players may share a name.
            <tr key={line}>
              <th
                scope="row"
                className={`min-w-32 sm:min-w-64 ${player.isMine ? 'bg-next-soft' : ''}`}
              >
                <span>{`${player.name} `}</span>
                <span className="font-normal text-content-soft text-base">
                  {positionTitle(player.position)}
                </span>{' '}
                {player.isMine ? <OnYourTeamBadge /> : null}
              </th>
              {player.counts.map((count, index) => (
                <td
                  key={columns[index]?.field}
                  className={`text-right ${count === 0 ? 'text-content-faint' : 'font-bold'}`}
                >
                  {withTypographicMinus(count)}
                </td>
              ))}
            </tr>
          ))}
        </ScrollTable>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {team.kickers.map((kicker, line) => (
          <UnitGame
            // biome-ignore lint/suspicious/noArrayIndexKey: two players may share a name.
            key={line}
            unit={BOX_SCORES.kicker}
            name={kicker.name}
            isMine={kicker.isMine}
            stats={kicker.stats}
          />
        ))}
        {team.defense ? (
          <UnitGame unit={BOX_SCORES.defense} name={team.name} {...team.defense} />
        ) : null}
      </div>
      {team.unreadable.length > 0 ? (
        <Notice tone="info">{unreadablePlayersText(team.unreadable)}</Notice>
      ) : null}
    </Section>
  );
}

type UnitGameProps = { unit: string; name: string; isMine: boolean; stats: readonly StatDto[] };

function UnitGame({ unit, name, isMine, stats }: UnitGameProps) {
  return (
    <div className="forced-edge rounded-lg bg-raised p-4 shadow-card">
      <p className="font-semibold text-content-faint text-base">{unit}</p>
      <h3 className="mb-3 text-lead">
        <span>{`${name} `}</span>
        {isMine ? <OnYourTeamBadge /> : null}
      </h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {stats.map((stat) => (
          <div key={stat.field} className="flex flex-col-reverse">
            <dt className="text-base leading-tight text-content-soft">
              {localFootballTermName(stat.label)}
            </dt>
            <dd className="font-bold text-title leading-tight tabular-nums">
              {withTypographicMinus(stat.value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function OnYourTeamBadge() {
  return <Badge tone="next">{BOX_SCORES.onYourTeam}</Badge>;
}
