import { students } from '@/lib/actions/define-action';
import { definePost } from '@/lib/actions/http';
import { submitLessonStep } from '@/lib/data/lesson/commands';
import { submitLessonInput } from '@/lib/data/lesson/dto';
import { ERROR_MESSAGES } from '@/lib/platform/error-messages';

/** One try at one step of a lesson. A route, so a browser can send it again after lost Wi-Fi. */
export const POST = definePost({
  input: submitLessonInput,
  authorize: students,
  run: ({ viewer, input }) => submitLessonStep(viewer, input),
  failure: ERROR_MESSAGES.settingWeeklyProgress,
});
