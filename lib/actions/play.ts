'use server';

import { gradeReverseGame, gradeSlipFix, savePlayerPrediction } from '@/lib/data/play/commands';
import { playerPredictionInput, reverseGameInput, slipFixInput } from '@/lib/data/play/dto';
import { studentAction } from './define-action';

export const mendSlipAction = studentAction(slipFixInput, gradeSlipFix);
export const runReverseAction = studentAction(reverseGameInput, gradeReverseGame);
export const flagPlayerAction = studentAction(playerPredictionInput, savePlayerPrediction);
