import { GRAPH_TYPES } from '@/lib/domain/graphs/graph-names';
import { MAX_DISCUSSION_QUESTION_LENGTH } from '@/lib/domain/graphs/handed-in-graph';
import { ANY_GRAPH_QUESTIONS, questionsAbout } from './graph-questions';
import { GRAPH_DISCUSSION_QUESTIONS } from './graphs/registry';

const ALL = [
  ...Object.values(GRAPH_DISCUSSION_QUESTIONS).flatMap(({ one, two, weeks }) => [
    ...one,
    ...two,
    weeks,
  ]),
  ...ANY_GRAPH_QUESTIONS,
];

it('has questions about each of the seven types, and about a graph of which no one has said its type', () => {
  for (const type of GRAPH_TYPES) {
    expect(questionsAbout(GRAPH_DISCUSSION_QUESTIONS, type, 'two')).toBe(
      GRAPH_DISCUSSION_QUESTIONS[type].two,
    );
    expect(questionsAbout(GRAPH_DISCUSSION_QUESTIONS, type, 'one')).toBe(
      GRAPH_DISCUSSION_QUESTIONS[type].one,
    );
  }
  for (const type of ['', 'toString', 'pictograph'])
    expect(questionsAbout(GRAPH_DISCUSSION_QUESTIONS, type, 'one')).toEqual(ANY_GRAPH_QUESTIONS);
});

it('asks in a few short words: each fits its box, asks something, names no number, and is there once', () => {
  expect(new Set(ALL).size).toBe(ALL.length);
  for (const question of ALL) {
    expect(question.length).toBeLessThanOrEqual(MAX_DISCUSSION_QUESTION_LENGTH);
    expect(question).toMatch(/\?/);
    expect(question).not.toMatch(/\d/);
    for (const sentence of question.split(/[.?!]/))
      expect(sentence.trim().split(/\s+/).length).toBeLessThanOrEqual(15);
  }
});
