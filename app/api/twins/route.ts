import { STUDENTS } from '@/lib/actions/define-action';
import { definePostRoute } from '@/lib/actions/http';
import { submitTwinInput } from '@/lib/data/score-card/dto';
import { submitTwin } from '@/lib/data/score-card/twin-commands';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

/**
 * One answer to a step's twin. A route instead of an action, so that a browser can resend it after
 * lost Wi-Fi.
 */
export const POST = definePostRoute({
  input: submitTwinInput,
  audience: STUDENTS,
  run: ({ viewer, input }) => submitTwin(viewer, input),
  failureMessage: CATALOG_ERROR_MESSAGES.settingWeeklyProgress,
});
