import {
  findStudentProfileIn,
  findStudentTeamIn,
  findTeacherProfileIn,
  requireSignedIn,
  requireStudentIn,
  requireTeacher,
  requireTeacherIn,
  type Viewer,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { type JoinTicket, joinLeagueIn } from '@/lib/data/league/commands';
import { requireSafePicture } from '@/lib/data/safe-picture';
import { readLiveClockIn } from '@/lib/data/season/clock';
import { newStudentProfile } from '@/lib/data/session/start-season';
import {
  NEW_STUDENT_LEVEL_FIELDS,
  SELF_ASSESSMENT_QUESTIONS,
  type SelfAssessmentQuestion,
  selfAssessmentAnswer,
  selfAssessmentStatus,
} from '@/lib/domain/class/assessment';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import {
  type StudentProfile,
  studentProfiles,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import type { Transaction } from '@/lib/store/port';
import { seasonPausedText } from '@/words/access';
import { alreadyNamedText, selfAssessmentClosedText, teachersAccountText } from '@/words/profile';
import type { ReadingSettingsInput, SelfAssessmentInput, StudentNameInput } from './dto';

const ASSESSMENT = '/student/assessment';

/**
 * Makes the profile that turns an account into a student of the current season, and joins the
 * league of a join ticket in the same transaction. A second call changes nothing. 'not-allowed' for
 * a teacher.
 *
 * @param ticket from a join ticket, which proves that code and password were given right; null
 *   without one.
 */
export async function createStudentProfile(
  viewer: Viewer,
  input: StudentNameInput,
  ticket: JoinTicket | null = null,
): Promise<{ next: string }> {
  const { accountId } = requireSignedIn(viewer);
  return getServices().store.transaction(async (transaction) => {
    const clock = await readLiveClockIn(transaction);
    if (clock.isPaused) throw new DomainError('not-allowed', seasonPausedText());
    if (await findTeacherProfileIn(transaction, accountId, clock.season)) {
      throw new DomainError('not-allowed', teachersAccountText());
    }
    if (await findStudentProfileIn(transaction, accountId, clock.season))
      return { next: ASSESSMENT };
    const profile = {
      ...newStudentProfile(accountId, clock.season, input),
      ...NEW_STUDENT_LEVEL_FIELDS,
    };
    if (!(ticket && (await tryToJoin(transaction, profile, ticket))))
      transaction.create(studentProfiles, profile);
    return { next: ASSESSMENT };
  });
}

/**
 * Joining writes the profile with its league. A league that has been deleted or closed meanwhile
 * must not keep a student from having a profile.
 */
async function tryToJoin(
  transaction: Transaction,
  profile: StudentProfile,
  ticket: JoinTicket,
): Promise<boolean> {
  try {
    await joinLeagueIn(transaction, profile, ticket);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return false;
    throw error;
  }
}

/**
 * Keeps the three answers, or that they were skipped, and the formula level they lead to. A level
 * that is there stays: it is the teacher's to change, and a change counts from the next week. The
 * same answers again change nothing; 'not-allowed' for others.
 */
export async function saveSelfAssessment(
  viewer: Viewer,
  input: SelfAssessmentInput,
): Promise<{ next: string }> {
  const skipped = input.skipped || SELF_ASSESSMENT_QUESTIONS.every((name) => input[name] === null);
  const answer = (question: SelfAssessmentQuestion) => (skipped ? null : input[question]);
  return writeAsStudent(viewer, async (transaction, { profile, clock }) => {
    const team = await findStudentTeamIn(transaction, profile.studentId, clock.seasonKey);
    const next = team ? '/student/dashboard' : '/student/create-team';
    if (selfAssessmentStatus(profile) === 'closed') {
      const same = SELF_ASSESSMENT_QUESTIONS.every(
        (name) => selfAssessmentAnswer(profile, name) === answer(name),
      );
      if (!same) throw new DomainError('not-allowed', selfAssessmentClosedText());
      return { next };
    }
    transaction.merge(studentProfiles, profile.id, {
      assessment_Skipped: skipped,
      assessment_gameExcitement: answer('gameExcitement'),
      assessment_mathConfidence: answer('mathConfidence'),
      assessment_fractionConfidence: answer('fractionConfidence'),
      formulaType: profile.levelOpen ? input.formulaLevel : profile.formulaType,
      levelOpen: false,
    });
    return { next };
  });
}

/**
 * Saves the name of a student whom no one has named yet. Sending the same name again changes
 * nothing; 'not-allowed' for another one.
 */
export async function saveOwnStudentNameOnce(
  viewer: Viewer,
  { firstName, lastInitial }: StudentNameInput,
): Promise<{ saved: true }> {
  return writeAsStudent(viewer, async (transaction, { profile }) => {
    if (profile.nameOpen)
      transaction.merge(studentProfiles, profile.id, { firstName, lastInitial, nameOpen: false });
    else if (profile.firstName !== firstName || profile.lastInitial !== lastInitial) {
      throw new DomainError('not-allowed', alreadyNamedText());
    }
    return { saved: true };
  });
}

/** Changes how the app is read. Also while nothing else can change, as in an archived league. */
export async function saveReadingSettings(
  viewer: Viewer,
  input: ReadingSettingsInput,
): Promise<{ saved: true }> {
  await getServices().store.transaction(async (transaction) => {
    const { profile } = await requireStudentIn(transaction, viewer);
    transaction.merge(studentProfiles, profile.id, {
      reading: { ...profile.reading, ...input },
    });
  });
  return { saved: true };
}

const PICTURE_FOLDER = 'profile_images';

export async function saveTeacherName(
  viewer: Viewer,
  input: { displayName: string },
): Promise<{ displayName: string }> {
  await getServices().store.transaction(async (transaction) => {
    const { profile } = await requireTeacherIn(transaction, viewer);
    transaction.merge(teacherProfiles, profile.id, { displayName: input.displayName });
  });
  return input;
}

/**
 * Puts the teacher's picture in the place of the one before, made again from its pixels. It's
 * stored under the teacher's id, so there is never more than one. Throws 'invalid-input' for what
 * is no picture, 'not-allowed' for someone who is no teacher.
 */
export async function saveTeacherPicture(
  viewer: Viewer,
  { file }: { file: Uint8Array },
): Promise<{ saved: true }> {
  const { viewer: teacher } = await requireTeacher(viewer);
  // The small copy is as large as a face is ever shown.
  const { small, contentType } = await requireSafePicture(file);
  const { store, files, now } = getServices();
  await files.put(PICTURE_FOLDER, teacher.accountId, { bytes: small, contentType });
  await store.transaction(async (transaction) => {
    const { profile } = await requireTeacherIn(transaction, viewer);
    transaction.merge(teacherProfiles, profile.id, { pictureAt: timestampFromDate(now()) });
  });
  return { saved: true };
}

/** Removes the picture; no error when there is none. */
export async function removeTeacherPicture(viewer: Viewer): Promise<{ removed: true }> {
  const { store, files } = getServices();
  const teacherId = await store.transaction(async (transaction) => {
    const { viewer: teacher, profile } = await requireTeacherIn(transaction, viewer);
    const { pictureAt, ...rest } = profile;
    if (pictureAt) transaction.set(teacherProfiles, rest);
    return teacher.accountId;
  });
  await files.delete(PICTURE_FOLDER, teacherId);
  return { removed: true };
}
