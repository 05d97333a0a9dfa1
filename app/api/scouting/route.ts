import { defineStudentPostRoute } from '@/lib/actions/http';
import { submitScoutingInput } from '@/lib/data/draft/dto';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

/** One answer to a scouting task. A route, so that a browser can resend it after lost Wi-Fi. */
export const POST = defineStudentPostRoute(
  submitScoutingInput,
  submitScouting,
  CATALOG_ERROR_MESSAGES.settingDraftProgress,
);
