'use server';

import { removeGraph, reviewGraph } from '@/lib/data/graph/commands';
import { removeGraphInput, reviewGraphInput } from '@/lib/data/graph/dto';
import { defineAction, students, teachers } from './define-action';

export const removeGraphAction = defineAction({
  input: removeGraphInput,
  authorize: students,
  run: ({ viewer, input }) => removeGraph(viewer, input),
});

export const reviewGraphAction = defineAction({
  input: reviewGraphInput,
  authorize: teachers,
  run: ({ viewer, input }) => reviewGraph(viewer, input),
});
