import { seededRandom } from '@/lib/domain/random';
import { faultInExample } from '@/lib/testing/lesson-examples';
import { busyRows } from '@/lib/testing/lesson-rows';
import { checkedLesson, GRAPH_TYPES, tinyRows } from '@/lib/testing/lesson-walk';
import { MAKERS } from './make-lesson';

describe.each(GRAPH_TYPES)('nine questions of %s', (type) => {
  it('are answered by what a student sees on the page, with every wrong way named by what it leads to', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      expect(checkedLesson(type, busyRows(seed), seed, `busy rows ${seed}`)).not.toBeNull();
    }
  });

  it('are so too where numbers are few, alike, zero or below it, and are open exactly where they can be asked', () => {
    for (let seed = 1; seed <= 40; seed += 1) checkedLesson(type, tinyRows(seed), seed, `tiny rows ${seed}`);
  });

  it('have forty true examples each, not all alike, should the first ones tell the answer', () => {
    for (const { key, sibling } of MAKERS[type].draft(busyRows(1), seededRandom(1)).steps) {
      const examples = Array.from({ length: 40 }, (_, variant) => sibling(variant));
      for (const example of examples) expect([key, example, faultInExample(example)]).toEqual([key, example, null]);
      // An example without numbers cannot tell an answer, and need not change.
      const hasNumbers = /\d/.test(examples[0] ?? '');
      expect([key, new Set(examples).size > 3]).toEqual([key, hasNumbers]);
    }
  });
});
