'use server';

import { changeGradeRules, setExcusedWeeks } from '@/lib/data/gradebook/commands';
import { excuseInput, gradeRulesInput } from '@/lib/data/gradebook/dto';
import { teacherAction, withoutResult } from './define-action';

export const changeGradeRulesAction = teacherAction(gradeRulesInput, changeGradeRules);
export const excuseStudentAction = teacherAction(excuseInput, withoutResult(setExcusedWeeks));
