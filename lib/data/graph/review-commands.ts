import {
  classRoleToday,
  requireLeagueNotPastOrDeleting,
  writeOwnLeague,
} from '@/lib/data/access/league';
import { findStudentProfileIn, requireTeacherIn, type Viewer } from '@/lib/data/access/viewer';
import { logDeniedAttempt, writeAudit } from '@/lib/data/audit';
import { DomainError, invalidFieldError, notFoundError } from '@/lib/data/errors';
import {
  groupVersionsByGraph,
  isGraphCountedEvenIfReturned,
  isInClassGallery,
  visibleGraphQuestion,
  withoutQuestion,
} from '@/lib/data/graph/versions';
import { mvpBalanceChangeStoppingAtZero, writeAwards } from '@/lib/data/mvp/awards';
import { makeStickerIfNew } from '@/lib/data/team/stickers';
import { classWorkReader } from '@/lib/data/work/class';
import { findWeeklyProgress, listGraphsOfWeek } from '@/lib/data/work/student';
import { isWorkInReachedWeek } from '@/lib/data/work/week';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import { hasClassCapability } from '@/lib/domain/class/adults';
import { RUBRIC_PARTS, rubricOfReview } from '@/lib/domain/graphs/handed-in-graph';
import { SHARED_GRAPH_STICKER_REASON } from '@/lib/domain/team/stickers';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { mvpPointsInAllClasses, mvpPointsLostByGraphRemoval } from '@/lib/domain/week/mvp';
import { markCacheStale } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { helmetStickers, studentWeeklyProgress } from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';
import {
  newerVersionCameText,
  reviewedInOtherWindowText,
  sayWhatToChangeText,
} from '@/words/graph';
import { tuesdayQuestionNeedsGalleryText } from '@/words/graph-questions';
import type { GraphReviewInput, SetClassGraphQuestionInput } from './dto';

/**
 * Stores the teacher's review of a graph's newest version; `waiting` takes a review back. Only an
 * accepted graph keeps ratings. Repeating it changes nothing. Throws 'not-found' for a graph of
 * someone else's league, 'conflict' when a newer version or another window's review has arrived
 * since, 'invalid-input' when a graph is returned without a comment.
 *
 * @returns the time of the review.
 */
export async function saveGraphReview(
  viewer: Viewer,
  { graphId, basedOn, ...review }: GraphReviewInput,
): Promise<{ at: string }> {
  const { store, now } = getServices();
  if (review.outcome === 'returned' && review.comment === '') {
    throw invalidFieldError('comment', sayWhatToChangeText());
  }
  const time = now();
  const { denied, leagueId, at } = await store.transaction(async (transaction) => {
    const { viewer: teacher } = await requireTeacherIn(transaction, viewer);
    const graph = await transaction.get(studentGraphs, graphId);
    const league = graph?.leagueId ? await transaction.get(leagues, graph.leagueId) : null;
    if (!graph) throw notFoundError('graph');
    const role = league && classRoleToday(league, teacher.accountId);
    if (!role || !hasClassCapability(role, 'run'))
      return { denied: teacher.accountId, leagueId: '', at: time };
    if (graph.replacedById) {
      throw new DomainError('conflict', newerVersionCameText());
    }
    const { review: before, ...unreviewed } = graph;
    const reviewedAt = before ? dateFromTimestamp(before.reviewedAt) : null;
    const { leagueId } = graph;
    if (isSameReview(before, review)) return { denied: null, leagueId, at: reviewedAt ?? time };
    if ((reviewedAt?.toISOString() ?? null) !== basedOn)
      throw new DomainError('conflict', reviewedInOtherWindowText());
    const { notAGraph, ...words } = { notAGraph: false, ...review };
    const { studentId, season, week } = graph;
    const seasonKey = internSeasonKey(season, graph.statisticsSeason);
    const earned = { profile: { studentId, season }, seasonKey, week };
    const sticker =
      words.outcome === 'approved'
        ? await makeStickerIfNew(transaction, earned, SHARED_GRAPH_STICKER_REASON, time)
        : null;
    const pointsTaken = await movePoints(transaction, graph, { isTaken: notAGraph, now: time });
    if (sticker) transaction.create(helmetStickers, sticker);
    if (words.outcome === 'waiting')
      transaction.set(studentGraphs, { ...unreviewed, waiting: true });
    else {
      const taken = notAGraph ? { pointsTaken } : {};
      transaction.set(studentGraphs, {
        ...unreviewed,
        review: { ...words, ...taken, reviewedAt: timestampFromDate(time), leagueId },
        waiting: false,
      });
    }
    writeAudit(transaction, {
      actorId: teacher.accountId,
      action: `graph.${review.outcome}`,
      target: graphId,
    });
    return { denied: null, leagueId, at: time };
  });
  if (denied) {
    await logDeniedAttempt(denied, 'graph.review', graphId);
    throw notFoundError('graph');
  }
  markCacheStale(leagueId);
  return { at: at.toISOString() };
}

/**
 * Makes a gallery graph the one that the week's brief asks about, instead of any other; null
 * removes the question. Repeating it changes nothing. 'not-found' for anyone else's league or
 * graph, 'not-allowed' for one that the class can't see.
 */
export async function setClassGraphQuestion(
  viewer: Viewer,
  { leagueId, graphId, question }: SetClassGraphQuestionInput,
): Promise<void> {
  const action = 'graph.question';
  const { denied } = await writeOwnLeague(
    viewer,
    { leagueId, action, needs: 'run' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const { league, clock } = own;
      const actorId = own.viewer.accountId;
      const graph = await transaction.get(studentGraphs, graphId);
      if (
        graph?.leagueId !== leagueId ||
        graph.season !== league.season ||
        !isWorkInReachedWeek(clock)(graph)
      ) {
        return { denied: graph ? actorId : '' };
      }
      const isSame = question === null ? !graph.asked : visibleGraphQuestion(graph) === question;
      const others = (
        await classWorkReader(transaction, league, clock.seasonKey).graphsWithQuestion(graph.week)
      ).filter(({ id }) => id !== graphId);
      if (isSame) return { denied: null };
      if (question === null) transaction.set(studentGraphs, withoutQuestion(graph));
      else {
        if (!isInClassGallery(graph))
          throw new DomainError('not-allowed', tuesdayQuestionNeedsGalleryText());
        for (const other of others) transaction.set(studentGraphs, withoutQuestion(other));
        const asked = { text: question, askedAt: timestampFromDate(getServices().now()), leagueId };
        transaction.merge(studentGraphs, graphId, { question: asked, asked: true });
      }
      log({ target: graphId });
      return { denied: null };
    },
  );
  if (denied === null) return;
  if (denied) await logDeniedAttempt(denied, action, graphId);
  throw notFoundError('graph');
}

/**
 * Takes the points of what isn't a graph, by the rule for a removal, or gives them back when
 * another review follows. Returns what is taken now.
 */
async function movePoints(
  transaction: Transaction,
  graph: StudentGraph,
  { isTaken, now }: { isTaken: boolean; now: Date },
): Promise<number> {
  const before = graph.review?.pointsTaken;
  if (isTaken === (before !== undefined)) return before ?? 0;
  const { studentId, week } = graph;
  const seasonKey = internSeasonKey(graph.season, graph.statisticsSeason);
  const [profile, progress, stored] = await Promise.all([
    findStudentProfileIn(transaction, studentId, graph.season),
    findWeeklyProgress(transaction, studentId, week, seasonKey),
    listGraphsOfWeek(transaction, studentId, week, seasonKey),
  ]);
  if (!profile || !progress) return 0;
  const others = groupVersionsByGraph(stored).filter(
    (versions) =>
      isGraphCountedEvenIfReturned(versions) && !versions.some(({ id }) => id === graph.id),
  );
  const points = isTaken
    ? -mvpPointsLostByGraphRemoval(others.length, progress.mvpPointsEarned)
    : (before ?? 0);
  if (points === 0) return 0;
  const award = {
    reason: isTaken ? ('graph-removed' as const) : ('graph' as const),
    // Points may move again when a review is taken back.
    of: `${graph.id}_${now.getTime()}`,
    points,
  };
  const earner = { profile, seasonKey, leagueId: progress.begunIn };
  const moved = mvpBalanceChangeStoppingAtZero(mvpPointsInAllClasses(profile), [award]);
  writeAwards(transaction, earner, week, [award], now);
  transaction.merge(studentWeeklyProgress, progress.id, {
    mvpPointsEarned: Math.max(0, progress.mvpPointsEarned + moved),
  });
  return Math.max(0, -moved);
}

type NewReview = DistributiveOmit<GraphReviewInput, 'graphId' | 'basedOn'>;
type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** True if the same review is sent again because its answer was lost. */
function isSameReview(before: StudentGraph['review'], review: NewReview): boolean {
  if (review.outcome === 'waiting' || !before) return review.outcome === 'waiting' && !before;
  const [old, rubric] = [rubricOfReview(before), 'rubric' in review ? review.rubric : null];
  return (
    before.outcome === review.outcome &&
    before.comment === review.comment &&
    (before.pointsTaken !== undefined) === ('notAGraph' in review && review.notAGraph === true) &&
    RUBRIC_PARTS.every((part) => old?.[part] === rubric?.[part])
  );
}
