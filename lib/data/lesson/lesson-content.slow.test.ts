import { walkLessons } from '@/lib/testing/lesson-seasons';
import { checkedLesson, GRAPH_TYPES, tinyRows } from '@/lib/testing/lesson-walk';

it.each([2023, 2024, 2025])(
  'holds for the lessons of 8 generated rosters in the weeks of %i',
  async (season) => {
    const walked = await walkLessons(season, 8, [1, 2, 3, 5, 9, 13, 18]);
    expect(walked.length).toBeGreaterThan(330);
  },
  600_000,
);

it('holds where the numbers are few, alike, zero or below it, and is closed only where nothing could be asked', () => {
  const open = new Map<string, number>();
  for (let seed = 1; seed <= 200; seed += 1) {
    for (const type of GRAPH_TYPES) {
      if (checkedLesson(type, tinyRows(seed), seed, `${type}, tiny rows ${seed}`))
        open.set(type, (open.get(type) ?? 0) + 1);
    }
  }
  for (const type of GRAPH_TYPES) {
    expect(open.get(type)).toBeGreaterThan(12);
    expect(open.get(type)).toBeLessThan(188);
  }
}, 600_000);
