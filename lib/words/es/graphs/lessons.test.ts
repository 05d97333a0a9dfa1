import { GRAPH_TYPES, type GraphType } from '@/lib/domain/graphs/graph-names';
import { GRAPH_MODULES } from '@/lib/domain/graphs/registry';
import { seededRandom } from '@/lib/domain/numbers/random';
import { busyRows } from '@/lib/testing/lesson-rows';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { SHARED_HINTS as ENGLISH_HINTS } from '../../en/graphs/lesson-words';
import { GRAPH_WORDS as ENGLISH } from '../../en/graphs/registry';
import { SHARED_HINTS } from './lesson-words';
import { GRAPH_WORDS as SPANISH } from './registry';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

/** Every text of a lesson's nine steps, with the key of its step. */
function textsOf(
  type: GraphType,
  seed: number,
  words: LessonWords<object>,
  shared: Readonly<Record<string, string>>,
): [key: string, text: string][] {
  const rows = busyRows(seed);
  if (GRAPH_MODULES[type].lesson.missing(rows) !== null) return [];
  const { facts, steps } = GRAPH_MODULES[type].lesson.draft(rows, seededRandom(seed));
  const say = (text: string | ((facts: object) => string) | undefined) =>
    typeof text === 'function' ? text(facts) : text;
  return steps.flatMap((step) => {
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
    ].map((text): [string, string] => [step.key, say(text) ?? 'no words, 0']);
  });
}
const spanishOf = (type: GraphType, seed: number) =>
  textsOf(type, seed, SPANISH[type].lesson as LessonWords<object>, SHARED_HINTS);

/**
 * A lesson is drawn again if its texts show an answer. So the same seed makes the same lesson in
 * both languages only if both say the same numbers.
 */
it.each(GRAPH_TYPES)('a lesson says the same numbers in Spanish as in English: %s', (type) => {
  const digitsIn = (texts: [string, string][]) =>
    texts.map(([key, text]) => [key, (text.match(/\d+/g) ?? []).toSorted()]);
  for (const seed of SEEDS) {
    const english = textsOf(type, seed, ENGLISH[type].lesson as LessonWords<object>, ENGLISH_HINTS);
    expect(digitsIn(spanishOf(type, seed))).toEqual(digitsIn(english));
  }
});

/** Rules hand some words to their texts, such as the name of a statistic. */
const ENGLISH_WORD =
  /(?<!\p{L})(?:the|and|of|your|you|is|are|for|to|from|in|on|week|players?|points?|yards?|catch(?:es)?|rushing|receiving|running|catching|games?|degrees|percent|less|than|under)(?!\p{L})/iu;
it.each(GRAPH_TYPES)('no step of a lesson has an English word in Spanish: %s', (type) => {
  const texts = SEEDS.flatMap((seed) => spanishOf(type, seed));
  expect(texts.length).toBeGreaterThan(9);
  expect(texts.filter(([, text]) => text !== 'no words, 0' && ENGLISH_WORD.test(text))).toEqual([]);
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
