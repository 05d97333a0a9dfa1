import { allowStudents } from '@/lib/actions/define-action';
import { definePost } from '@/lib/actions/http';
import { submitPractice } from '@/lib/data/practice/commands';
import { submitPracticeInput } from '@/lib/data/practice/dto';
import { ERROR_MESSAGES } from '@/lib/platform/log';

/** One answer to a practice question. A route, so that a browser can resend it after lost Wi-Fi. */
export const POST = definePost({
  input: submitPracticeInput,
  authorize: allowStudents,
  run: ({ viewer, input }) => submitPractice(viewer, input),
  failure: ERROR_MESSAGES.settingWeeklyProgress,
});
