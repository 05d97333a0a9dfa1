import { createHash, randomBytes } from 'node:crypto';
import { classRoleOf, requireChangeableLeague, writeOwnLeague } from '@/lib/data/access/league';
import {
  findStudentProfileIn,
  pauseReason,
  requireSignedIn,
  requireStudent,
  requireTeacherIn,
  type StudentInTransaction,
  type Viewer,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { logDeniedAttempt, writeAudit } from '@/lib/data/audit';
import { DomainError, invalidFieldError, notFoundError } from '@/lib/data/errors';
import { deleteGraphPictures, storeGraphPicture } from '@/lib/data/graph/pictures';
import {
  countsAsGraph,
  firstVersionId,
  graphVersionNumber,
  groupVersionsByGraph,
  isInClassGallery,
  visibleGraphQuestion,
} from '@/lib/data/graph/versions';
import { lessonId } from '@/lib/data/lesson/stored-lesson';
import { balanceChange, writeAwards } from '@/lib/data/mvp/awards';
import {
  createOperation,
  findEarlierResult,
  type IdempotentOperation,
  saveResult,
} from '@/lib/data/operations';
import { requireSafePicture } from '@/lib/data/safe-picture';
import { makeNewSticker } from '@/lib/data/team/stickers';
import {
  openStudentWeek,
  saveStudentWeekAndAwards,
  withAward,
  withProgress,
  withTaskDone,
} from '@/lib/data/week/student-week';
import { workOfClass } from '@/lib/data/work/class';
import { findGraphsOfWeek, findProgress, workOfStudent } from '@/lib/data/work/student';
import { isReachedWeek } from '@/lib/data/work/week';
import {
  internSeasonKey,
  isOfStatisticsSeason,
  seasonKeyFields,
} from '@/lib/domain/calendar/season-key';
import { hasClassCapability } from '@/lib/domain/class/adults';
import { GRAPH_TYPES } from '@/lib/domain/graphs/graph-names';
import {
  MAX_FILES_PER_WEEK,
  RUBRIC_PARTS,
  rubricOfReview,
} from '@/lib/domain/graphs/handed-in-graph';
import {
  ALL_GRAPHS_STICKER_REASON,
  GALLERY_GRAPH_STICKER_REASON,
} from '@/lib/domain/team/stickers';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { graphRemovalCost, graphUploadAward, mvpPointsInAllClasses } from '@/lib/domain/week/mvp';
import { markCacheStale } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import {
  type HelmetSticker,
  helmetStickers,
  studentLessonProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';
import {
  lessonFirstText,
  newerVersionCameText,
  newerVersionExistsText,
  noLeagueText,
  reviewedMeanwhileText,
  sayWhatToChangeText,
  tooEarlyText,
  weekFullText,
} from '@/words/graph';
import { onlyFromGalleryText } from '@/words/graph-questions';
import type {
  GraphReviewInput,
  GraphUploadResult,
  SetClassGraphQuestionInput,
  UploadGraphInput,
} from './dto';

/**
 * Call it before the picture's bytes are read. 'not-allowed' during a pause and without a league.
 */
export async function requireMayUploadGraph(viewer: Viewer): Promise<void> {
  const { profile, clock } = await requireStudent(viewer);
  if (clock.isPaused) throw new DomainError('not-allowed', pauseReason({ profile, clock }));
  if (profile.leagueId === '') throw new DomainError('not-allowed', noLeagueText());
}

/**
 * Stores a graph with its picture, which is re-encoded from the pixels. Each of the first four
 * graphs of the week earns 2 MVP points, and the first one finishes task 3; points, task, and
 * record share one transaction.
 *
 * The picture is written before the record and removed when that fails; if the process dies in
 * between, nobody can see the leftover picture, and `npm run collect-pictures` removes it. The
 * graph of a finished lesson (`lessonWeek`) is handed in only once: any repeat returns the graph
 * that exists. A new version of a graph (`replacesId`) belongs to that graph's week, earns nothing,
 * and waits for the teacher again; a version of what the teacher sent back as no graph counts as
 * new. Repeating an operation id returns the first answer.
 *
 * 'invalid-input' if it isn't a picture, 'not-allowed' before the first week and without a league,
 * 'limit-reached' after twenty files in the week, 'not-found' for someone else's graph, 'conflict'
 * for an old version and for a known operation id with other content.
 */
export async function uploadGraph(
  viewer: Viewer,
  input: UploadGraphInput & { file: Uint8Array },
): Promise<GraphUploadResult> {
  const { accountId } = requireSignedIn(viewer);
  const { file, operationId, ...words } = input;
  const operation = createOperation(accountId, operationId, [
    createHash('sha256').update(file).digest('hex'),
    words,
  ]);
  const picture = await requireSafePicture(file);
  const graphId = randomBytes(16).toString('hex');
  try {
    await storeGraphPicture(graphId, picture);
    const uploaded = await writeAsStudent(
      viewer,
      (transaction, student) => writeGraph(transaction, student, { graphId, operation, words }),
      { useCachedWeek: true },
    );
    // The same graph was sent twice at once, and the other request was first.
    if (uploaded.graphId !== graphId) await deleteGraphPictures([graphId]);
    return uploaded;
  } catch (error) {
    await deletePictureWithoutRecord(graphId);
    if (error instanceof NotOwnGraph) {
      await logDeniedAttempt(accountId, 'graph.replace', error.graphId);
      throw notFoundError('graph');
    }
    throw error;
  }
}

/** Never rejects, so that it can't hide why the record wasn't written. */
async function deletePictureWithoutRecord(graphId: string): Promise<void> {
  try {
    // The write may have succeeded although its answer was lost.
    if ((await getServices().store.get(studentGraphs, graphId)) === null)
      await deleteGraphPictures([graphId]);
  } catch {
    // `npm run collect-pictures` removes the picture later.
  }
}

/** Thrown inside a transaction, which can't log the attempt itself. */
class NotOwnGraph extends Error {
  constructor(readonly graphId: string) {
    super('not-own-graph');
  }
}

type NewGraph = {
  graphId: string;
  operation: IdempotentOperation;
  words: Omit<UploadGraphInput, 'operationId'>;
};

async function writeGraph(
  transaction: Transaction,
  student: StudentInTransaction,
  { graphId, operation, words }: NewGraph,
): Promise<GraphUploadResult> {
  const { profile, clock, now } = student;
  const earlier = await findEarlierResult<GraphUploadResult>(transaction, operation);
  if (earlier) return earlier;

  const lesson =
    words.lessonWeek === undefined ? null : await finishedLesson(transaction, student, words);
  if (lesson?.graphId && (await transaction.get(studentGraphs, lesson.graphId)))
    return { graphId: lesson.graphId, points: 0 };

  const replaced = words.replacesId
    ? await getOwnGraph(transaction, student, words.replacesId)
    : null;
  if (replaced?.replacedById) throw new DomainError('conflict', newerVersionExistsText());
  if (profile.leagueId === '') throw new DomainError('not-allowed', noLeagueText());
  const week = replaced?.week ?? clock.currentWeek;
  if (week < 1) throw new DomainError('not-allowed', tooEarlyText());
  const stored = await workOfStudent(transaction, student).graphsOfWeek(week);
  if (stored.length >= MAX_FILES_PER_WEEK) throw new DomainError('limit-reached', weekFullText());

  const opened = await openStudentWeek(transaction, student, week, () => (replaced ? [] : [3]));
  const ids = opened.progress.graphIds;
  const sticker = await stickerForAllGraphs(transaction, student, words.graphType, week);
  const isNew = replaced?.review?.pointsTaken !== undefined || !replaced;
  const others = groupVersionsByGraph(stored).filter(countsAsGraph);
  const points = isNew ? graphUploadAward(others.length + 1) : 0;
  const graphIds = [...ids.filter((id) => id !== replaced?.id), graphId];
  const listed = withAward(withProgress(opened, { graphIds }), {
    reason: 'graph',
    of: graphId,
    points,
  });
  const work = replaced ? listed : withTaskDone(listed, 3, now);
  await saveStudentWeekAndAwards(transaction, work, now);

  const { title, description, graphType, source, table } = words;
  transaction.create(studentGraphs, {
    id: graphId,
    studentId: profile.studentId,
    leagueId: profile.leagueId,
    week,
    ...seasonKeyFields(clock.seasonKey),
    title,
    description,
    graphType,
    source,
    ...(table === undefined ? {} : { table }),
    createdAt: timestampFromDate(now),
    version: replaced ? graphVersionNumber(replaced) + 1 : 1,
    rootId: replaced ? firstVersionId(replaced) : graphId,
    waiting: true,
    ...(replaced ? { replacesId: replaced.id } : {}),
    // The question waits with the new version for the teacher.
    ...(replaced?.question && replaced.asked ? { question: replaced.question, asked: true } : {}),
  });
  if (sticker) transaction.create(helmetStickers, sticker);
  if (lesson) transaction.merge(studentLessonProgress, lesson.id, { graphId });
  const isReplaced = { replacedById: graphId, waiting: false };
  if (replaced?.asked)
    transaction.set(studentGraphs, { ...withoutQuestion(replaced), ...isReplaced });
  else if (replaced) transaction.merge(studentGraphs, replaced.id, isReplaced);
  const answer = { graphId, points };
  saveResult(transaction, operation, answer, now);
  return answer;
}

/** Null unless this is the last of the seven types. */
async function stickerForAllGraphs(
  transaction: Transaction,
  student: StudentInTransaction,
  added: UploadGraphInput['graphType'],
  week: number,
): Promise<HelmetSticker | null> {
  if (added === '') return null;
  const { profile, clock, now } = student;
  const work = workOfStudent(transaction, student);
  // One after the other, and rare types first, so that mostly only one is read.
  for (const type of GRAPH_TYPES.toReversed()) {
    const hasGraphOfType = groupVersionsByGraph(await work.graphsOfType(type)).some(countsAsGraph);
    if (hasGraphOfType === (type === added)) return null;
  }
  const earned = { profile, seasonKey: clock.seasonKey, week };
  return makeNewSticker(transaction, earned, ALL_GRAPHS_STICKER_REASON, now);
}

/** 'not-found' for a lesson that was never opened, 'not-allowed' before its end. */
async function finishedLesson(
  transaction: Transaction,
  { profile, clock }: StudentInTransaction,
  { lessonWeek, graphType }: Pick<UploadGraphInput, 'lessonWeek' | 'graphType'>,
) {
  const week = Number(lessonWeek);
  if (graphType === '' || week > clock.currentWeek) throw notFoundError('lesson');
  const found = await transaction.get(
    studentLessonProgress,
    lessonId(clock.seasonKey, week, graphType, profile.studentId),
  );
  if (!found) throw notFoundError('lesson');
  if (found.completedAt === null) throw new DomainError('not-allowed', lessonFirstText());
  return found;
}

/** {@link NotOwnGraph} for another student's; 'not-found' for other seasons. */
async function getOwnGraph(
  transaction: Transaction,
  { profile, clock }: StudentInTransaction,
  graphId: string,
): Promise<StudentGraph> {
  const graph = await transaction.get(studentGraphs, graphId);
  if (!graph || graph.season !== clock.season || !isOfStatisticsSeason(clock.seasonKey)(graph))
    throw notFoundError('graph');
  if (graph.studentId !== profile.studentId) throw new NotOwnGraph(graphId);
  return graph;
}

type RemovedGraph = { pointsTaken: number; mvpPoints: number | null };

/**
 * Removes all versions and pictures. By the specification it costs 2 points when fewer than seven
 * graphs of the week remain, but the week's total never falls below 3 by this. A finished task
 * stays finished. Repeating the operation id returns the first answer; 'not-found' for a graph that
 * is gone or someone else's.
 */
export async function removeGraph(
  viewer: Viewer,
  input: { graphId: string; operationId: string },
): Promise<RemovedGraph> {
  const { profile } = await requireStudent(viewer);
  const operation = createOperation(profile.studentId, input.operationId, [
    'remove',
    input.graphId,
  ]);
  try {
    const { answer, graphIds } = await writeAsStudent(viewer, async (transaction, student) => {
      const earlier = await findEarlierResult<RemovedGraph>(transaction, operation);
      if (earlier) return { answer: earlier, graphIds: [] };
      const graph = await getOwnGraph(transaction, student, input.graphId);
      const ofWeek = groupVersionsByGraph(
        await workOfStudent(transaction, student).graphsOfWeek(graph.week),
      );
      const versions = ofWeek.find(
        ([first]) => first && firstVersionId(first) === firstVersionId(graph),
      ) ?? [graph];
      const graphIds = versions.map(({ id }) => id);
      const opened = await openStudentWeek(transaction, student, graph.week, () => []);
      const others = ofWeek.filter((each) => each !== versions && countsAsGraph(each));
      const cost = countsAsGraph(versions)
        ? graphRemovalCost(others.length, opened.progress.mvpPointsEarned)
        : 0;
      const left = opened.progress.graphIds.filter((id) => !graphIds.includes(id));
      const award = {
        reason: 'graph-removed',
        of: firstVersionId(graph),
        points: cost === 0 ? 0 : -cost,
      } as const;
      const work = withAward(withProgress(opened, { graphIds: left }), award);
      const { earned, mvpPoints } = await saveStudentWeekAndAwards(transaction, work, student.now);
      for (const id of graphIds) transaction.delete(studentGraphs, id);
      const answer = { pointsTaken: Math.abs(earned), mvpPoints };
      saveResult(transaction, operation, answer, student.now);
      return { answer, graphIds };
    });
    await deleteGraphPictures(graphIds);
    return answer;
  } catch (error) {
    if (!(error instanceof NotOwnGraph)) throw error;
    await logDeniedAttempt(profile.studentId, 'graph.remove', error.graphId);
    throw notFoundError('graph');
  }
}

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
    const role = league && classRoleOf(league, teacher.accountId);
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
      throw new DomainError('conflict', reviewedMeanwhileText());
    const { notAGraph, ...words } = { notAGraph: false, ...review };
    const { studentId, season, week } = graph;
    const seasonKey = internSeasonKey(season, graph.statisticsSeason);
    const earned = { profile: { studentId, season }, seasonKey, week };
    const sticker =
      words.outcome === 'approved'
        ? await makeNewSticker(transaction, earned, GALLERY_GRAPH_STICKER_REASON, time)
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
    async (transaction, own) => {
      requireChangeableLeague(own);
      const { league, clock } = own;
      const actorId = own.viewer.accountId;
      const graph = await transaction.get(studentGraphs, graphId);
      if (
        graph?.leagueId !== leagueId ||
        graph.season !== league.season ||
        !isReachedWeek(clock)(graph)
      ) {
        return { denied: graph ? actorId : '' };
      }
      const isSame = question === null ? !graph.asked : visibleGraphQuestion(graph) === question;
      const others = (
        await workOfClass(transaction, league, clock.seasonKey).graphsWithQuestion(graph.week)
      ).filter(({ id }) => id !== graphId);
      if (isSame) return { denied: null };
      if (question === null) transaction.set(studentGraphs, withoutQuestion(graph));
      else {
        if (!isInClassGallery(graph)) throw new DomainError('not-allowed', onlyFromGalleryText());
        for (const other of others) transaction.set(studentGraphs, withoutQuestion(other));
        const asked = { text: question, askedAt: timestampFromDate(getServices().now()), leagueId };
        transaction.merge(studentGraphs, graphId, { question: asked, asked: true });
      }
      writeAudit(transaction, { actorId, action, target: graphId });
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
    findProgress(transaction, studentId, week, seasonKey),
    findGraphsOfWeek(transaction, studentId, week, seasonKey),
  ]);
  if (!profile || !progress) return 0;
  const others = groupVersionsByGraph(stored).filter(
    (versions) => countsAsGraph(versions) && !versions.some(({ id }) => id === graph.id),
  );
  const points = isTaken
    ? -graphRemovalCost(others.length, progress.mvpPointsEarned)
    : (before ?? 0);
  if (points === 0) return 0;
  const award = {
    reason: isTaken ? ('graph-removed' as const) : ('graph' as const),
    // Points may move again when a review is taken back.
    of: `${graph.id}_${now.getTime()}`,
    points,
  };
  const earner = { profile, seasonKey, leagueId: progress.begunIn };
  const moved = balanceChange(mvpPointsInAllClasses(profile), [award]);
  writeAwards(transaction, earner, week, [award], now);
  transaction.merge(studentWeeklyProgress, progress.id, {
    mvpPointsEarned: Math.max(0, progress.mvpPointsEarned + moved),
  });
  return Math.max(0, -moved);
}

function withoutQuestion({ question: _, asked: _asked, ...graph }: StudentGraph): StudentGraph {
  return graph;
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
