import { STUDENTS } from '@/lib/actions/define-action';
import { definePostRoute } from '@/lib/actions/http';
import { submitLessonStep } from '@/lib/data/lesson/commands';
import { submitLessonInput } from '@/lib/data/lesson/dto';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

/** One answer to a lesson step. A route, so that a browser can resend it after lost Wi-Fi. */
export const POST = definePostRoute({
  input: submitLessonInput,
  audience: STUDENTS,
  run: ({ viewer, input }) => submitLessonStep(viewer, input),
  failureMessage: CATALOG_ERROR_MESSAGES.settingWeeklyProgress,
});
