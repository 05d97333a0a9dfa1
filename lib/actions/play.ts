'use server';

import { mendSlip } from '@/lib/data/play/commands';
import { mendSlipInput } from '@/lib/data/play/dto';
import { studentAction } from './define-action';

export const mendSlipAction = studentAction(mendSlipInput, mendSlip);
