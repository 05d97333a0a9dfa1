import { defineStudentPostRoute } from '@/lib/actions/http';
import { submitPractice } from '@/lib/data/practice/commands';
import { submitPracticeInput } from '@/lib/data/practice/dto';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

/** One answer to a practice question. A route, so that a browser can resend it after lost Wi-Fi. */
export const POST = defineStudentPostRoute(
  submitPracticeInput,
  submitPractice,
  CATALOG_ERROR_MESSAGES.settingWeeklyProgress,
);
