import { students } from '@/lib/actions/define-action';
import { definePost } from '@/lib/actions/http';
import { submitPractice } from '@/lib/data/practice/commands';
import { submitPracticeInput } from '@/lib/data/practice/dto';
import { ERROR_MESSAGES } from '@/lib/platform/error-messages';

/**
 * One try at one question from weeks ago. A route, so a browser can send it again after lost Wi-Fi.
 */
export const POST = definePost({
  input: submitPracticeInput,
  authorize: students,
  run: ({ viewer, input }) => submitPractice(viewer, input),
  failure: ERROR_MESSAGES.settingWeeklyProgress,
});
