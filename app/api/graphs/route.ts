import { STUDENTS } from '@/lib/actions/audience';
import { definePictureUploadRoute } from '@/lib/actions/upload';
import { requireMayUploadGraph, uploadGraph } from '@/lib/data/graph/commands';
import { uploadGraphInput } from '@/lib/data/graph/dto';

/**
 * A student hands in a graph. A route instead of an action, because our actions carry forms without
 * files.
 */
export const POST = definePictureUploadRoute({
  input: uploadGraphInput,
  audience: STUDENTS,
  admit: requireMayUploadGraph,
  run: ({ viewer, input, file }) => uploadGraph(viewer, { ...input, file }),
  failureMessage: 'Error setting student graph',
});
