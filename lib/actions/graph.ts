'use server';

import { removeGraph } from '@/lib/data/graph/commands';
import {
  graphReviewInput,
  removeGraphInput,
  setClassGraphQuestionInput,
} from '@/lib/data/graph/dto';
import { saveGraphReview, setClassGraphQuestion } from '@/lib/data/graph/review-commands';
import { defineStudentAction, defineTeacherAction } from './define-action';

export const removeOwnGraphAction = defineStudentAction(removeGraphInput, removeGraph);
export const reviewGraphAction = defineTeacherAction(graphReviewInput, saveGraphReview);
export const setBriefGraphQuestionAction = defineTeacherAction(
  setClassGraphQuestionInput,
  setClassGraphQuestion,
);
