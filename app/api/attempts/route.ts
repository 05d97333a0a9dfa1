import { students } from '@/lib/actions/define-action';
import { definePost } from '@/lib/actions/http';
import { submitStep } from '@/lib/data/score-card/commands';
import { submitStepInput } from '@/lib/data/score-card/dto';
import { ERROR_MESSAGES } from '@/lib/platform/error-messages';

/**
 * One try at one step of a score card. A route rather than an action, so a browser can send it
 * again after lost Wi-Fi.
 */
export const POST = definePost({
  input: submitStepInput,
  authorize: students,
  run: ({ viewer, input }) => submitStep(viewer, input),
  failure: ERROR_MESSAGES.settingWeeklyProgress,
});
