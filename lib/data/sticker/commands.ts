import { createHash } from 'node:crypto';
import { requireOwnStudent, requireOwnStudentIn } from '@/lib/data/access/own-student';
import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { DomainError, notFound } from '@/lib/data/errors';
import { earlierAnswer, keepAnswer, operationOf } from '@/lib/data/operations';
import { STICKERS_BY_HAND_MAX } from '@/lib/domain/stickers';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/server/services';
import { helmetStickers } from '@/lib/store/collections/points';
import { helmetFull } from '@/words/stickers';
import type { AwardStickerInput, RemoveStickerInput } from '../student/dto';

/**
 * Gives an own student a sticker in the current week. The same operation id gives one sticker, however often it is sent; with another
 * reason it is 'conflict'. 'not-found' for anybody else's student and in a season that is over; 'limit-reached' after
 * {@link STICKERS_BY_HAND_MAX} in a season.
 */
export async function awardSticker(
  viewer: Viewer,
  { leagueId, studentId, kind, words, operationId }: AwardStickerInput,
): Promise<{ stickerId: string }> {
  await requireOwnStudent(viewer, leagueId, studentId);
  const { store, now } = getServices();
  const reason = kind ?? words;
  return store.transaction(async (transaction) => {
    const { viewer: teacher, profile, meta } = await requireOwnStudentIn(transaction, viewer, leagueId, studentId);
    const operation = operationOf(teacher.accountId, operationId, ['sticker', leagueId, studentId, reason]);
    const earlier = await earlierAnswer<{ stickerId: string }>(transaction, operation);
    if (earlier) return earlier;
    const given = await transaction.query(helmetStickers, {
      where: [
        { field: 'userId', op: '==', value: studentId },
        { field: 'season', op: '==', value: profile.season },
      ],
    });
    if (given.filter(({ awardedBy }) => awardedBy !== undefined).length >= STICKERS_BY_HAND_MAX) {
      throw new DomainError('limit-reached', helmetFull(STICKERS_BY_HAND_MAX));
    }
    // Students see the ids of their stickers: this one tells nothing about who gave it.
    const stickerId = `${profile.season}_${meta.currentWeek}_${createHash('sha256').update(operation.id).digest('hex').slice(0, 32)}`;
    transaction.create(helmetStickers, {
      id: stickerId,
      userId: studentId,
      season: profile.season,
      week: meta.currentWeek,
      reason,
      createdAt: timestampFromDate(now()),
      awardedBy: teacher.accountId,
    });
    const answer = { stickerId };
    keepAnswer(transaction, operation, answer, now());
    writeAudit(transaction, { actorId: teacher.accountId, action: 'sticker.award', target: studentId, outcome: 'done' });
    return answer;
  });
}

/**
 * Takes back a sticker that a teacher gave; one that is gone already stays gone. 'not-found' for anybody else's student, and for a
 * sticker that came by itself: it was earned.
 */
export async function removeSticker(
  viewer: Viewer,
  { leagueId, studentId, stickerId }: RemoveStickerInput,
): Promise<{ removed: boolean }> {
  await requireOwnStudent(viewer, leagueId, studentId);
  return getServices().store.transaction(async (transaction) => {
    const { viewer: teacher, profile } = await requireOwnStudentIn(transaction, viewer, leagueId, studentId);
    const sticker = await transaction.get(helmetStickers, stickerId);
    if (!sticker) return { removed: false };
    if (sticker.userId !== studentId || sticker.season !== profile.season || sticker.awardedBy === undefined) {
      throw notFound('sticker');
    }
    transaction.delete(helmetStickers, sticker.id);
    writeAudit(transaction, { actorId: teacher.accountId, action: 'sticker.remove', target: studentId, outcome: 'done' });
    return { removed: true };
  });
}
