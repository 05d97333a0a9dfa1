import 'server-only';
import { notFound } from 'next/navigation';
import { requireOwnLeague } from '@/lib/data/access/league';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { requireTeacherPage } from './guards';

/**
 * A page about one of the teacher's own leagues: everyone who is no teacher is sent away, and a league that is missing or someone
 * else's is the 404 page. The league is read once for each view, so a layout and its page may both ask.
 */
export async function requireOwnLeaguePage(leagueId: string): Promise<SignedInViewer> {
  const viewer = await requireTeacherPage();
  await orNotFound(() => requireOwnLeague(viewer, leagueId));
  return viewer;
}

/** What a query answers, or the 404 page where it answers 'not-found'. */
export async function orNotFound<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') notFound();
    throw error;
  }
}
