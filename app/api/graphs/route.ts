import { allowStudents } from '@/lib/actions/define-action';
import { defineUpload } from '@/lib/actions/upload';
import { requireGraphUpload, uploadGraph } from '@/lib/data/graph/commands';
import { uploadGraphInput } from '@/lib/data/graph/dto';

/**
 * A student hands in a graph. A route instead of an action, because our actions carry forms without
 * files.
 */
export const POST = defineUpload({
  input: uploadGraphInput,
  authorize: allowStudents,
  admit: requireGraphUpload,
  run: ({ viewer, input, file }) => uploadGraph(viewer, { ...input, file }),
  failure: 'Error setting student graph',
});
