import { STUDENTS } from '@/lib/actions/define-action';
import { definePostRoute } from '@/lib/actions/http';
import { submitPractice } from '@/lib/data/practice/commands';
import { submitPracticeInput } from '@/lib/data/practice/dto';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

/** One answer to a practice question. A route, so that a browser can resend it after lost Wi-Fi. */
export const POST = definePostRoute({
  input: submitPracticeInput,
  audience: STUDENTS,
  run: ({ viewer, input }) => submitPractice(viewer, input),
  failureMessage: CATALOG_ERROR_MESSAGES.settingWeeklyProgress,
});
