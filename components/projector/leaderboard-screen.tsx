import { HelmetFromSprite } from '@/components/football/helmet';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import type { LeaderboardRowDto } from '@/lib/data/leaderboard/dto';
import { PROJECTOR } from '@/words/projector';
import { laneGridStyles } from './lane-grid-styles';

type BoardScreenProps = { title: string; lead: string; rows: readonly LeaderboardRowDto[] };

/** On a phone the number wraps below the name, which would otherwise be one letter wide. */
const ROW =
  'flex min-w-0 items-center gap-[0.8em] rounded-[0.4em] bg-board-raised px-[1em] ' +
  'max-sm:flex-wrap max-sm:py-[0.4em]';

export function ProjectedLeaderboardScreen({ title, lead, rows: teams }: BoardScreenProps) {
  const { style, lanes: list } = laneGridStyles(teams.length);
  return (
    <main id="main" tabIndex={-1} className="screen" style={style}>
      <header className="screen-head">
        <h1 className="font-bold text-[3em] leading-none">{title}</h1>
        <p className="text-[max(1rem,1.4em)] text-chalk-soft">{lead}</p>
      </header>
      {teams.length === 0 ? (
        <p className="m-auto text-[2em] text-chalk-soft">{PROJECTOR.noTeam}</p>
      ) : (
        <ol aria-label={title} className="screen-lanes" style={list}>
          {teams.map(({ rank, team, value, tied }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no classmate's id.
            <li key={index} className={ROW}>
              <span className="w-[2em] shrink-0 text-center font-bold text-[max(1rem,1.55em)] tabular-nums">
                <span className="sr-only">{PROJECTOR.rank}</span> <span>{rank}</span>
              </span>
              <span aria-hidden="true" className="field-helmet">
                <HelmetFromSprite look={team} size={48} />
              </span>
              <span
                className={
                  'min-w-0 flex-1 break-words font-semibold max-sm:basis-32 ' +
                  'text-[max(1rem,1.55em)] leading-[1.1]'
                }
              >
                <span>{team.name}</span>
                {tied ? (
                  <>
                    {' '}
                    <span className="font-normal text-[max(1rem,0.8em)] text-chalk-soft">
                      {PROJECTOR.tie}
                    </span>
                  </>
                ) : null}
              </span>
              <span className="shrink-0 text-[max(1rem,1.8em)] max-sm:ml-auto">
                <MixedNumberText value={value} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}
