import { busyRows } from '@/lib/testing/lesson-rows';
import { checkedLesson, GRAPH_TYPES, tinyRows } from '@/lib/testing/lesson-walk';

describe.each(GRAPH_TYPES)('nine questions of %s', (type) => {
  it('are answered by what a student sees on the page, with every wrong way named by what it leads to', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      expect(checkedLesson(type, busyRows(seed), seed, `busy rows ${seed}`)).not.toBeNull();
    }
  });

  it('are so too where numbers are few, alike, zero or below it, and are open exactly where they can be asked', () => {
    for (let seed = 1; seed <= 40; seed += 1) checkedLesson(type, tinyRows(seed), seed, `tiny rows ${seed}`);
  });
});
