'use server';

import { removeGraph, reviewGraph, setClassGraphQuestion } from '@/lib/data/graph/commands';
import {
  removeGraphInput,
  reviewGraphInput,
  setClassGraphQuestionInput,
} from '@/lib/data/graph/dto';
import { studentAction, teacherAction } from './define-action';

export const removeGraphAction = studentAction(removeGraphInput, removeGraph);
export const reviewGraphAction = teacherAction(reviewGraphInput, reviewGraph);
export const askAboutGraphAction = teacherAction(setClassGraphQuestionInput, setClassGraphQuestion);
