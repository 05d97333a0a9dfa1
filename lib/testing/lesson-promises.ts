import { drawWordedLessonDraft } from '@/lib/data/lesson/make-lesson';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { seededRandom } from '@/lib/domain/numbers/random';
import { faultInExample } from './lesson-examples';
import { busyRows } from './lesson-rows';
import { checkedLesson, tinyRows } from './lesson-walk';

/** Guarantees of every lesson type, as tests that run beside its own. */
export function testNineQuestions(type: GraphType): void {
  describe('nine questions', () => {
    it('are answered by what a student sees on the page, with every wrong way named by what it leads to', () => {
      for (let seed = 1; seed <= 10; seed += 1) {
        expect(checkedLesson(type, busyRows(seed), seed, `busy rows ${seed}`)).not.toBeNull();
      }
    });

    it('are so too where numbers are few, alike, zero or below it, and are open exactly where they can be asked', () => {
      for (let seed = 1; seed <= 40; seed += 1)
        checkedLesson(type, tinyRows(seed), seed, `tiny rows ${seed}`);
    });

    it('have forty true examples each, not all alike, should the first ones tell the answer', () => {
      for (const { key, sibling } of drawWordedLessonDraft(type, busyRows(1), seededRandom(1))
        .steps) {
        const examples = Array.from({ length: 40 }, (_, variant) => sibling(variant));
        for (const example of examples)
          expect([key, example, faultInExample(example)]).toEqual([key, example, null]);
        // An example without numbers can't reveal an answer, so it needn't change.
        const hasNumbers = /\d/.test(examples[0] ?? '');
        expect([key, new Set(examples).size > 3]).toEqual([key, hasNumbers]);
      }
    });
  });
}
