import { defineStudentPostRoute } from '@/lib/actions/http';
import { submitStep } from '@/lib/data/score-card/commands';
import { submitStepInput } from '@/lib/data/score-card/dto';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

/**
 * One answer to a score card step. A route instead of an action, so that a browser can resend it
 * after lost Wi-Fi.
 */
export const POST = defineStudentPostRoute(
  submitStepInput,
  submitStep,
  CATALOG_ERROR_MESSAGES.settingWeeklyProgress,
);
