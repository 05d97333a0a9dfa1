import { allowStudents } from '@/lib/actions/define-action';
import { definePost } from '@/lib/actions/http';
import { submitStep } from '@/lib/data/score-card/commands';
import { submitStepInput } from '@/lib/data/score-card/dto';
import { ERROR_MESSAGES } from '@/lib/platform/log';

/**
 * One answer to a score card step. A route instead of an action, so that a browser can resend it
 * after lost Wi-Fi.
 */
export const POST = definePost({
  input: submitStepInput,
  authorize: allowStudents,
  run: ({ viewer, input }) => submitStep(viewer, input),
  failure: ERROR_MESSAGES.settingWeeklyProgress,
});
