import { defineStudentPostRoute } from '@/lib/actions/http';
import { submitLessonStep } from '@/lib/data/lesson/commands';
import { submitLessonStepInput } from '@/lib/data/lesson/dto';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

/** One answer to a lesson step. A route, so that a browser can resend it after lost Wi-Fi. */
export const POST = defineStudentPostRoute(
  submitLessonStepInput,
  submitLessonStep,
  CATALOG_ERROR_MESSAGES.settingWeeklyProgress,
);
