import { allowStudents } from '@/lib/actions/define-action';
import { definePost } from '@/lib/actions/http';
import { submitLessonStep } from '@/lib/data/lesson/commands';
import { submitLessonInput } from '@/lib/data/lesson/dto';
import { ERROR_MESSAGES } from '@/lib/platform/log';

/** One answer to a lesson step. A route, so that a browser can resend it after lost Wi-Fi. */
export const POST = definePost({
  input: submitLessonInput,
  authorize: allowStudents,
  run: ({ viewer, input }) => submitLessonStep(viewer, input),
  failure: ERROR_MESSAGES.settingWeeklyProgress,
});
