import type { Metadata } from 'next';
import { ReviewBoard } from '@/components/graphs/review-board';
import { WeekLinks } from '@/components/graphs/week-links';
import { orNotFound, requireOwnLeaguePage } from '@/lib/auth/own-league-page';
import { getGraphReview } from '@/lib/data/graph/queries';

export const metadata: Metadata = { title: 'Graphs' };

type Search = Record<'week' | 'graph', string | string[] | undefined>;
type Props = { params: Promise<{ leagueId: string }>; searchParams: Promise<Search> };

export default async function LeagueGraphsPage({ params, searchParams }: Props) {
  const [{ leagueId }, { week, graph }] = await Promise.all([params, searchParams]);
  const viewer = await requireOwnLeaguePage(leagueId);
  const asked = /^\d{1,2}$/.test(String(week)) ? Number(week) : undefined;
  const review = await orNotFound(() => getGraphReview(viewer, leagueId, asked));
  const waiting = review.graphs.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      <h1 className="mt-6 mb-1 text-2xl">Graphs of week {review.week}</h1>
      <p className="mb-5 text-content-soft">
        {review.graphs.length} handed in, {waiting} to look at.
        {review.studentsWithout > 0 ? ` ${review.studentsWithout} students have none yet.` : ''}
      </p>
      <WeekLinks leagueId={leagueId} week={review.week} weeks={review.weeks} />
      <ReviewBoard leagueId={leagueId} review={review} openId={typeof graph === 'string' ? graph : null} />
    </>
  );
}
