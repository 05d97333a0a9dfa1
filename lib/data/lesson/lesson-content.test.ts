import { GRAPH_TYPES, walkLessons } from '@/lib/testing/lesson-walk';

it('makes nine steps of every type on a student’s own numbers: all can be answered, none tells its answer, no hint either', async () => {
  const counts = await walkLessons(6, [1, 3, 6, 18]);
  for (const type of GRAPH_TYPES) expect(counts.get(`${type} 18`)).toEqual({ made: 6, closed: 0 });
});
