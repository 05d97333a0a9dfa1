import Link from 'next/link';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { MiniGameInviteDto } from '@/lib/data/week/dto';
import { MINI_GAMES, type MiniGame, miniGameHref } from '@/lib/domain/play/games';
import { PLAY, PLAY_INVITES, PLAY_TITLES } from '@/words/play';
import { MiniGamePreview } from './mini-game-preview';

const ICONS: Readonly<Record<MiniGame, IconName>> = {
  'what-if': 'lightbulb',
  'find-the-slip': 'search',
  reverse: 'rotate-ccw',
  'call-it-first': 'flag',
};

/** The free games as quiet links, while there are tasks to do. */
export function MiniGameLinks({ games = MINI_GAMES }: { games?: readonly MiniGame[] }) {
  return (
    <ul aria-label={PLAY.playOn} className="mt-2 flex flex-wrap gap-2">
      {games.map((game) => (
        <li key={game} className="min-w-0 flex-[1_1_10rem]">
          <Link
            href={miniGameHref(game)}
            prefetch={false}
            className={
              'forced-edge flex min-h-touch items-center gap-3 rounded-lg border-2 border-line ' +
              'bg-raised px-3 py-1 font-semibold text-content hover:border-content'
            }
          >
            <Icon name={ICONS[game]} className="size-6 shrink-0 text-field" />
            <span>{PLAY_TITLES[game]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** After the tasks: the game of the week with its field, and the others below. */
export function MiniGameInvite({ invite }: { invite: MiniGameInviteDto }) {
  const { game } = invite;
  const { title, text } = PLAY_INVITES[game];
  return (
    <section aria-labelledby="play-on" className="mt-4 grid gap-2">
      <div className="forced-edge overflow-hidden rounded-lg bg-raised shadow-card">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
          <div className="min-w-0 flex-[1_1_16rem]">
            <h2 id="play-on" className="text-title">
              {title}
            </h2>
            <p className="text-content-soft">{text}</p>
          </div>
          <LinkButton href={miniGameHref(game)} variant="next" size="lg" className="min-w-44">
            {PLAY.playOn}
          </LinkButton>
        </div>
        <MiniGamePreview invite={invite} />
      </div>
      <MiniGameLinks games={MINI_GAMES.filter((each) => each !== game)} />
    </section>
  );
}
