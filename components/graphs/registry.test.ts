import { GRAPH_TYPES } from '@/lib/domain/graphs/graph-names';
import { GRAPH_MODULES } from '@/lib/domain/graphs/registry';
import { GRAPH_VIEW_LOADERS } from './registry';

it.each(GRAPH_TYPES)(
  'draws %s by its own rules, and has boxes for numbers exactly where its plan asks for some',
  async (type) => {
    const { rules, NumbersPart } = await GRAPH_VIEW_LOADERS[type]();
    expect(GRAPH_MODULES[type]).toEqual({ ...rules, lesson: GRAPH_MODULES[type].lesson });
    expect(NumbersPart !== null).toBe(rules.plan.numbers);
  },
);
