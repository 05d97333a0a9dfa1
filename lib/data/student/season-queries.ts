import { findStudentTeamIn, type Viewer } from '@/lib/data/access/viewer';
import { playerTile } from '@/lib/data/season/player-tile';
import type { StudentSeasonDto, StudentStickerDto } from '@/lib/data/student/dto';
import {
  requireStudentWithDisplayName,
  studentForTeacherHeaderDto,
} from '@/lib/data/student/named-student';
import { pastMomentText, scoutedGameDtos, taskCompletionDtos } from '@/lib/data/student/work';
import { listHelmetStickers, type StickerWithPlace } from '@/lib/data/team/stickers';
import { studentWorkReader } from '@/lib/data/work/student';
import { listRecentScoutingTries, MAX_SEASON_LIST_ITEMS } from '@/lib/data/work/tries';
import { pickTaskCompletionTimes } from '@/lib/data/work/week';
import { studentWeekStatus } from '@/lib/domain/class/arrival';
import { SELF_ASSESSMENT_QUESTIONS, selfAssessmentStatus } from '@/lib/domain/class/assessment';
import { lineupFromFields } from '@/lib/domain/football/lineup';
import { LINEUP_SLOTS, positionOfSlot } from '@/lib/domain/football/positions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import { mvpEvents } from '@/lib/store/collections/progress';
import type { StudentLineup } from '@/lib/store/collections/teams';
import { equalConditions } from '@/lib/store/port';
import { mvpReasonText } from '@/words/mvp';
import { ASSESSMENT_WORDS } from '@/words/onboarding';
import { stickerReasonText } from '@/words/stickers';

/** The part of a student's page that doesn't depend on the chosen week, loaded separately. */
export async function getStudentSeason(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<StudentSeasonDto> {
  const own = await requireStudentWithDisplayName(viewer, leagueId, studentId);
  const { store, seasons } = getServices();
  const { season } = own.league;
  const { seasonKey, currentWeek } = own.clock;
  const work = studentWorkReader(store, own);
  const [team, lineups, tasks, stickers, scouting, events, snapshot] = await Promise.all([
    findStudentTeamIn(store, studentId, seasonKey),
    work.lineups(),
    work.tasks(),
    listHelmetStickers(studentId, season),
    listRecentScoutingTries(store, studentId, own.clock),
    store.query(mvpEvents, {
      where: equalConditions({ studentId, season }),
      orderBy: { field: 'createdAt', direction: 'desc' },
      limit: MAX_SEASON_LIST_ITEMS,
    }),
    seasons.load(own.clock.statisticsSeason),
  ]);
  return {
    head: studentForTeacherHeaderDto(own, team, stickers),
    lineups: lineups.documents
      .filter(({ week }) => week <= currentWeek + 1)
      .toSorted((a, b) => a.week - b.week)
      .map((lineup) => lineupDto(snapshot, lineup)),
    tasks: tasks.documents
      .filter(({ week }) => week > 0)
      .flatMap((each) => {
        const { week } = each;
        const times = { steps: [], graphIds: [], taskTimes: pickTaskCompletionTimes(each) };
        const { kind, deadline } = studentWeekStatus(
          own.profile,
          { clock: own.clock, week, deadline: own.clock.forStudent(own.profile).deadlineOf(week) },
          times,
        );
        return kind === 'before' ? [] : [{ week, tasks: taskCompletionDtos(each, deadline) }];
      }),
    assessment: assessmentDto(own.profile),
    stickers: stickers.map(stickerDto),
    scouting: scoutedGameDtos(snapshot, scouting),
    ledger: events
      .toSorted((a, b) => a.week - b.week || a.createdAt.seconds - b.createdAt.seconds)
      .map(({ id, week, reason, points, createdAt }) => ({
        id,
        week,
        reason: mvpReasonText(reason),
        points,
        time: pastMomentText(createdAt),
      })),
  };
}

function lineupDto(
  snapshot: SeasonSnapshot,
  lineup: StudentLineup,
): StudentSeasonDto['lineups'][number] {
  const ids = lineupFromFields(lineup);
  return {
    week: lineup.week,
    setByStudent: lineup.userUpdated,
    time: pastMomentText(lineup.updatedAt),
    players: LINEUP_SLOTS.map((slot) => {
      const { name, team } = playerTile(snapshot, positionOfSlot(slot), ids[slot], lineup.week);
      return { slot, name, team };
    }),
  };
}

function assessmentDto(profile: StudentProfile): StudentSeasonDto['assessment'] {
  if (selfAssessmentStatus(profile) !== 'closed') return null;
  return {
    skipped: profile.assessment_Skipped === true,
    answers: SELF_ASSESSMENT_QUESTIONS.map((name) => {
      const { legend, answers } = ASSESSMENT_WORDS[name];
      const face = profile[`assessment_${name}`] ?? null;
      return { question: legend, answer: face === null ? null : (answers[face - 1] ?? null) };
    }),
  };
}

function stickerDto(sticker: StickerWithPlace): StudentStickerDto {
  const byHand = sticker.awardedBy !== undefined;
  return {
    id: sticker.id,
    week: sticker.week,
    reason: stickerReasonText(sticker.reason, byHand),
    time: pastMomentText(sticker.createdAt),
    byHand,
  };
}
