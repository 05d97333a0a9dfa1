'use server';

import { z } from 'zod';
import {
  savePlayerPrediction,
  submitReverseGameAnswer,
  submitSlipFix,
} from '@/lib/data/play/commands';
import { playerPredictionInput, reverseGameInput, slipFixInput } from '@/lib/data/play/dto';
import { completeReadingTask } from '@/lib/data/week/commands';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';
import { defineStudentAction } from './define-action';

export const completeReadingTaskAction = defineStudentAction(
  z.object({ week: z.number().int().min(0), task: z.literal([1, 2, 3, 4, 5]) }),
  completeReadingTask,
  CATALOG_ERROR_MESSAGES.settingWeeklyTasks,
);

export const submitSlipFixAction = defineStudentAction(slipFixInput, submitSlipFix);
export const submitReverseGameAnswerAction = defineStudentAction(
  reverseGameInput,
  submitReverseGameAnswer,
);
export const predictPlayerPointsAction = defineStudentAction(
  playerPredictionInput,
  savePlayerPrediction,
);
