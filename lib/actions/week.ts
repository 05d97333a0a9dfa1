'use server';

import { z } from 'zod';
import { completeTask } from '@/lib/data/week/commands';
import { ERROR_MESSAGES } from '@/lib/reporting/error-messages';
import { defineAction, students } from './define-action';

export const completeTaskAction = defineAction({
  input: z.object({ week: z.number().int().min(0), task: z.literal([1, 2, 3, 4, 5]) }),
  authorize: students,
  run: ({ viewer, input }) => completeTask(viewer, input),
  failure: ERROR_MESSAGES.settingWeeklyTasks,
});
