import { createHash, randomBytes } from 'node:crypto';
import {
  pauseReasonText,
  requireSignedIn,
  requireStudent,
  type StudentInTransaction,
  type Viewer,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { logDeniedAttempt } from '@/lib/data/audit';
import { DomainError, notFoundError } from '@/lib/data/errors';
import { deletePicturesOfGraphVersions, storeGraphPicture } from '@/lib/data/graph/pictures';
import {
  firstVersionId,
  graphVersionNumber,
  groupVersionsByGraph,
  isGraphCountedEvenIfReturned,
  withoutQuestion,
} from '@/lib/data/graph/versions';
import { lessonId } from '@/lib/data/lesson/stored-lesson';
import {
  createOperation,
  findEarlierResult,
  type IdempotentOperation,
  saveOperationResult,
} from '@/lib/data/operations';
import { requireSafePicture } from '@/lib/data/safe-picture';
import { makeStickerIfNew } from '@/lib/data/team/stickers';
import {
  openStudentWeek,
  saveStudentWeekAndAwards,
  withAward,
  withProgress,
  withTaskDone,
} from '@/lib/data/week/student-week-in-transaction';
import { studentWorkReader } from '@/lib/data/work/student';
import { createStatisticsSeasonFilter, seasonKeyFields } from '@/lib/domain/calendar/season-key';
import { GRAPH_TYPES } from '@/lib/domain/graphs/graph-names';
import { MAX_FILES_PER_STUDENT_WEEK } from '@/lib/domain/graphs/handed-in-graph';
import { ALL_GRAPH_TYPES_STICKER_REASON } from '@/lib/domain/team/stickers';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { mvpPointsForNthGraphOfWeek, mvpPointsLostByGraphRemoval } from '@/lib/domain/week/mvp';
import { getServices } from '@/lib/platform/services';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import {
  type HelmetSticker,
  helmetStickers,
  studentLessonProgress,
} from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';
import {
  finishLessonFirstText,
  maxPicturesSentText,
  newerVersionExistsText,
  noLeagueText,
  tooEarlyText,
} from '@/words/graph';
import type { GraphUploadResult, UploadGraphInput } from './dto';
/**
 * Call it before the picture's bytes are read. 'not-allowed' during a pause and without a league.
 */
export async function requireMayUploadGraph(viewer: Viewer): Promise<void> {
  const { profile, clock } = await requireStudent(viewer);
  if (clock.isPaused) throw new DomainError('not-allowed', pauseReasonText({ profile, clock }));
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
      { useCachedSeason: true },
    );
    // The same graph was sent twice at once, and the other request was first.
    if (uploaded.graphId !== graphId) await deletePicturesOfGraphVersions([graphId]);
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
      await deletePicturesOfGraphVersions([graphId]);
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
  const stored = await studentWorkReader(transaction, student).graphsOfWeek(week);
  if (stored.length >= MAX_FILES_PER_STUDENT_WEEK)
    throw new DomainError('limit-reached', maxPicturesSentText());

  const opened = await openStudentWeek(transaction, student, week, () => (replaced ? [] : [3]));
  const ids = opened.progress.graphIds;
  const sticker = await stickerForAllGraphs(transaction, student, words.graphType, week);
  const isNew = replaced?.review?.pointsTaken !== undefined || !replaced;
  const others = groupVersionsByGraph(stored).filter(isGraphCountedEvenIfReturned);
  const points = isNew ? mvpPointsForNthGraphOfWeek(others.length + 1) : 0;
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
  saveOperationResult(transaction, operation, answer, now);
  return answer;
}

/** The sticker for all seven types; null unless the added graph is of the last missing type. */
async function stickerForAllGraphs(
  transaction: Transaction,
  student: StudentInTransaction,
  added: UploadGraphInput['graphType'],
  week: number,
): Promise<HelmetSticker | null> {
  if (added === '') return null;
  const { profile, clock, now } = student;
  const work = studentWorkReader(transaction, student);
  // Types are read one by one, rare ones first, so that mostly only one is read.
  for (const type of GRAPH_TYPES.toReversed()) {
    const hasGraphOfType = groupVersionsByGraph(await work.graphsOfType(type)).some(
      isGraphCountedEvenIfReturned,
    );
    if (hasGraphOfType === (type === added)) return null;
  }
  const earned = { profile, seasonKey: clock.seasonKey, week };
  return makeStickerIfNew(transaction, earned, ALL_GRAPH_TYPES_STICKER_REASON, now);
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
  if (found.completedAt === null) throw new DomainError('not-allowed', finishLessonFirstText());
  return found;
}

/**
 * Throws {@link NotOwnGraph} for another student's graph, 'not-found' for one of another season.
 */
async function getOwnGraph(
  transaction: Transaction,
  { profile, clock }: StudentInTransaction,
  graphId: string,
): Promise<StudentGraph> {
  const graph = await transaction.get(studentGraphs, graphId);
  if (
    !graph ||
    graph.season !== clock.season ||
    !createStatisticsSeasonFilter(clock.seasonKey)(graph)
  )
    throw notFoundError('graph');
  if (graph.studentId !== profile.studentId) throw new NotOwnGraph(graphId);
  return graph;
}

type RemovedGraph = { pointsTaken: number; mvpPoints: number | null };

/**
 * Removes all versions and pictures of a graph. By the specification it costs 2 points when fewer
 * than seven graphs of the week remain, but the week's total never falls below 3 by this. A
 * finished task stays finished. Repeating the operation id returns the first answer; 'not-found'
 * for a graph that is gone or someone else's.
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
        await studentWorkReader(transaction, student).graphsOfWeek(graph.week),
      );
      const versions = ofWeek.find(
        ([first]) => first && firstVersionId(first) === firstVersionId(graph),
      ) ?? [graph];
      const graphIds = versions.map(({ id }) => id);
      const opened = await openStudentWeek(transaction, student, graph.week, () => []);
      const others = ofWeek.filter(
        (each) => each !== versions && isGraphCountedEvenIfReturned(each),
      );
      const cost = isGraphCountedEvenIfReturned(versions)
        ? mvpPointsLostByGraphRemoval(others.length, opened.progress.mvpPointsEarned)
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
      saveOperationResult(transaction, operation, answer, student.now);
      return { answer, graphIds };
    });
    await deletePicturesOfGraphVersions(graphIds);
    return answer;
  } catch (error) {
    if (!(error instanceof NotOwnGraph)) throw error;
    await logDeniedAttempt(profile.studentId, 'graph.remove', error.graphId);
    throw notFoundError('graph');
  }
}
