import { defineStudentPostRoute } from '@/lib/actions/http';
import { submitPractice } from '@/lib/data/practice/commands';
import { submitPracticeInput } from '@/lib/data/practice/dto';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';

export const POST = defineStudentPostRoute(
  submitPracticeInput,
  submitPractice,
  CATALOG_ERROR_MESSAGES.settingWeeklyProgress,
);
