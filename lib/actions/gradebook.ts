'use server';

import { changeGradeRules, excuseStudent } from '@/lib/data/gradebook/commands';
import { excuseInput, gradeRulesInput } from '@/lib/data/gradebook/dto';
import { doneAfter, teacherAction } from './define-action';

export const changeGradeRulesAction = teacherAction(gradeRulesInput, changeGradeRules);
export const excuseStudentAction = teacherAction(excuseInput, doneAfter(excuseStudent));
