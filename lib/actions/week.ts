'use server';

import { z } from 'zod';
import { gradeReverseGame, gradeSlipFix, savePlayerPrediction } from '@/lib/data/play/commands';
import { playerPredictionInput, reverseGameInput, slipFixInput } from '@/lib/data/play/dto';
import { completeTask } from '@/lib/data/week/commands';
import { ERROR_MESSAGES } from '@/lib/platform/log';
import { studentAction } from './define-action';

export const completeTaskAction = studentAction(
  z.object({ week: z.number().int().min(0), task: z.literal([1, 2, 3, 4, 5]) }),
  completeTask,
  ERROR_MESSAGES.settingWeeklyTasks,
);

export const mendSlipAction = studentAction(slipFixInput, gradeSlipFix);
export const runReverseAction = studentAction(reverseGameInput, gradeReverseGame);
export const flagPlayerAction = studentAction(playerPredictionInput, savePlayerPrediction);
