import { students } from '@/lib/actions/define-action';
import { definePost } from '@/lib/actions/http';
import { submitScoutingInput } from '@/lib/data/draft/dto';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { ERROR_MESSAGES } from '@/lib/platform/error-messages';

/**
 * One try at the last game of a real player. A route, so a browser can send it again after lost
 * Wi-Fi.
 */
export const POST = definePost({
  input: submitScoutingInput,
  authorize: students,
  run: ({ viewer, input }) => submitScouting(viewer, input),
  failure: ERROR_MESSAGES.settingDraftProgress,
});
