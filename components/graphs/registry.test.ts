import { GRAPH_TYPES } from '@/lib/domain/graphs/graph-names';
import { GRAPHS } from '@/lib/domain/graphs/registry';
import { GRAPH_VIEWS } from './registry';

it.each(GRAPH_TYPES)(
  'draws %s by its own rules, and has boxes for numbers exactly where its plan asks for some',
  async (type) => {
    const { rules, NumbersPart } = await GRAPH_VIEWS[type]();
    expect(GRAPHS[type]).toEqual({ ...rules, lesson: GRAPHS[type].lesson });
    expect(NumbersPart !== null).toBe(rules.plan.numbers);
  },
);
