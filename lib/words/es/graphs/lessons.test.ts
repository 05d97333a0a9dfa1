import { GRAPH_TYPES } from '@/lib/domain/graphs/graph-names';
import { GRAPH_MODULES } from '@/lib/domain/graphs/registry';
import { seededRandom } from '@/lib/domain/numbers/random';
import { busyRows } from '@/lib/testing/lesson-rows';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { SHARED_HINTS as ENGLISH_HINTS } from '../../en/graphs/lesson-words';
import { GRAPH_WORDS as ENGLISH } from '../../en/graphs/registry';
import { SHARED_HINTS } from './lesson-words';
import { GRAPH_WORDS as SPANISH } from './registry';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const digitsOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

/**
 * A lesson is drawn again if its texts show an answer. So the same seed makes the same lesson in
 * both languages only if both say the same numbers.
 */
it.each(GRAPH_TYPES)('a lesson says the same numbers in Spanish as in English: %s', (type) => {
  for (const seed of SEEDS) {
    const rows = busyRows(seed);
    if (GRAPH_MODULES[type].lesson.missing(rows) !== null) continue;
    const { facts, steps } = GRAPH_MODULES[type].lesson.draft(rows, seededRandom(seed));
    const textsOf = (words: LessonWords<object>, shared: Readonly<Record<string, string>>) =>
      steps.flatMap((step) => {
        const say = (text: string | ((facts: object) => string) | undefined) =>
          typeof text === 'function' ? text(facts) : text;
        const own = words.steps[step.key];
        const options = step.kind === 'choice' ? step.options : [];
        const optionOf = (key: string) =>
          typeof own?.options === 'function' ? own.options(key, facts) : own?.options?.[key];
        const mistakes = step.kind === 'number' ? step.mistakes : [];
        return [
          ...([own?.title, own?.teach, own?.question, own?.unit, own?.nudge, own?.nearly] as const),
          ...[0, 1, 7].map((variant) => own?.sibling(variant, facts)),
          ...options.flatMap(({ key }) => [optionOf(key)?.label, optionOf(key)?.hint]),
          ...mistakes.map(({ tag }) => own?.mistakes?.[tag] ?? shared[tag]),
        ].map((text) => [step.key, digitsOf(say(text) ?? 'no words, 0')]);
      });
    expect(textsOf(SPANISH[type].lesson as LessonWords<object>, SHARED_HINTS)).toEqual(
      textsOf(ENGLISH[type].lesson as LessonWords<object>, ENGLISH_HINTS),
    );
  }
});

/** Stored tables are drawn again for a reader of either language. */
it('reads the tables of graphs that were stored in Spanish', () => {
  const bins = [
    { from: 0, to: 15, count: 4 },
    { from: 15, to: 30, count: 2 },
  ];
  const labels = { title: 'T', xLabel: 'Recepciones', yLabel: 'Yardas' };
  const histogram = { ...labels, bins };
  expect(ENGLISH.histogram.fromTable?.('T', SPANISH.histogram.table(histogram))).toMatchObject({
    bins,
  });
  const groups = [{ label: 'Lamb', points: [{ x: 3, y: 40, label: 'semana 2' }] }];
  expect(
    ENGLISH['scatter-plot'].fromTable?.('T', SPANISH['scatter-plot'].table({ ...labels, groups })),
  ).toMatchObject({ ...labels, groups });
});
