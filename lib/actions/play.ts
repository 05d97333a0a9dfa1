'use server';

import { flagPlayer, mendSlip, runReverse } from '@/lib/data/play/commands';
import { flagPlayerInput, mendSlipInput, runReverseInput } from '@/lib/data/play/dto';
import { studentAction } from './define-action';

export const mendSlipAction = studentAction(mendSlipInput, mendSlip);
export const runReverseAction = studentAction(runReverseInput, runReverse);
export const flagPlayerAction = studentAction(flagPlayerInput, flagPlayer);
