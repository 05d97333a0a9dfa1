import { defineStudentPostRoute } from '@/lib/actions/http';
import { submitPracticeAnswer } from '@/lib/data/practice/commands';
import { submitPracticeAnswerInput } from '@/lib/data/practice/dto';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

/** One answer to a practice question. A route, so that a browser can resend it after lost Wi-Fi. */
export const POST = defineStudentPostRoute(
  submitPracticeAnswerInput,
  submitPracticeAnswer,
  CATALOG_ERROR_MESSAGES.settingWeeklyProgress,
);
