import { graphTypeLabel } from '@/lib/domain/graphs/graph-names';

/** The name of a graph type. Any value that is not known is shown unchanged. */
export const localizedGraphTypeLabel = (type: string): string => graphTypeLabel(type);
