'use server';

import { askAboutGraph, removeGraph, reviewGraph } from '@/lib/data/graph/commands';
import { askAboutGraphInput, removeGraphInput, reviewGraphInput } from '@/lib/data/graph/dto';
import { studentAction, teacherAction } from './define-action';

export const removeGraphAction = studentAction(removeGraphInput, removeGraph);
export const reviewGraphAction = teacherAction(reviewGraphInput, reviewGraph);
export const askAboutGraphAction = teacherAction(askAboutGraphInput, askAboutGraph);
