import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  LazyCallItFirstGame,
  LazyFindTheSlipGame,
  LazyReverseGame,
  LazyWhatIfGame,
} from '@/components/play/lazy-games';
import { EmptyPage } from '@/components/ui/empty-state';
import { getCallItFirst, getReverseGame, getSlipPuzzle, getWhatIf } from '@/lib/data/play/queries';
import { isMiniGame, MINI_GAME_ROUNDS_PER_WEEK, type MiniGame } from '@/lib/domain/play/games';
import { NOT_FOUND } from '@/words/page-problems';
import { PLAY, PLAY_TITLES } from '@/words/play';
import { defineStudentPage } from '../../define-student-page';

type PlayPageProps = {
  params: Promise<{ game: string }>;
  searchParams: Promise<{ round?: string | string[] }>;
};

export async function generateMetadata({ params }: PlayPageProps): Promise<Metadata> {
  const { game } = await params;
  return { title: isMiniGame(game) ? PLAY_TITLES[game] : NOT_FOUND.tab };
}

export default defineStudentPage({}, async (viewer, { params, searchParams }: PlayPageProps) => {
  const [{ game }, { round: roundText }] = await Promise.all([params, searchParams]);
  if (!isMiniGame(game)) notFound();
  // Rounds are counted from 1 in the address.
  const round =
    (Math.max(1, Number(/^\d$/.exec(String(roundText))?.[0] ?? 1)) - 1) % MINI_GAME_ROUNDS_PER_WEEK;
  if (game === 'what-if') {
    const play = await getWhatIf(viewer);
    return play ? <LazyWhatIfGame play={play} /> : <CardFirst game={game} />;
  }
  if (game === 'call-it-first') return <LazyCallItFirstGame play={await getCallItFirst(viewer)} />;
  if (game === 'reverse') {
    const play = await getReverseGame(viewer, round);
    return play ? <LazyReverseGame key={round} play={play} /> : <NoGames game={game} />;
  }
  const play = await getSlipPuzzle(viewer, round);
  return play ? <LazyFindTheSlipGame key={round} play={play} /> : <NoGames game={game} />;
});

const CardFirst = ({ game }: { game: MiniGame }) => (
  <EmptyPage
    page={PLAY_TITLES[game]}
    title={PLAY.cardFirst}
    icon="calculator"
    href="/student/score-cards"
    linkLabel={PLAY.workOutPoints}
  >
    {PLAY.cardFirstWhy}
  </EmptyPage>
);

const NoGames = ({ game }: { game: MiniGame }) => (
  <EmptyPage
    page={PLAY_TITLES[game]}
    title={PLAY.noGames}
    icon="calendar"
    href="/student/dashboard"
    linkLabel={PLAY.backToTasks}
  >
    {PLAY.noGamesWhy}
  </EmptyPage>
);
