import { defineStudentPostRoute } from '@/lib/actions/http';
import { submitTwinInput } from '@/lib/data/score-card/dto';
import { submitTwin } from '@/lib/data/score-card/twin-commands';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

/**
 * One answer to a step's twin. A route instead of an action, so that a browser can resend it after
 * lost Wi-Fi.
 */
export const POST = defineStudentPostRoute(
  submitTwinInput,
  submitTwin,
  CATALOG_ERROR_MESSAGES.settingWeeklyProgress,
);
