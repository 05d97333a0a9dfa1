import { allowStudents } from '@/lib/actions/define-action';
import { definePost } from '@/lib/actions/http';
import { submitScoutingInput } from '@/lib/data/draft/dto';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { ERROR_MESSAGES } from '@/lib/platform/log';

/** One answer to a scouting task. A route, so that a browser can resend it after lost Wi-Fi. */
export const POST = definePost({
  input: submitScoutingInput,
  authorize: allowStudents,
  run: ({ viewer, input }) => submitScouting(viewer, input),
  failure: ERROR_MESSAGES.settingDraftProgress,
});
