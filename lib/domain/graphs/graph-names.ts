/** How a graph's table is played as tones: which of its cells form one sequence. */
export type TableSoundOrder = 'columns' | 'first-column' | 'rows' | 'dots' | 'leaves';

const graphType = (name: string, heard: TableSoundOrder) => ({ name, heard });

/**
 * The types of graphs in the order shown; their names are stored. They aren't taken from the
 * registry, because it loads every type with its lesson.
 */
const TYPES = {
  circle: graphType('Circle Graph', 'first-column'),
  'stacked-bar': graphType('Stacked-Bar Graph', 'columns'),
  'multiple-line': graphType('Multiple-Line Graph', 'columns'),
  'stem-and-leaf': graphType('Stem-and-Leaf Plots', 'leaves'),
  histogram: graphType('Histograms', 'columns'),
  'scatter-plot': graphType('Scatter Plots', 'dots'),
  'box-and-whisker': graphType('Box-and-Whisker Plots', 'rows'),
};

export type GraphType = keyof typeof TYPES;

export const GRAPH_TYPES = Object.keys(TYPES) as [GraphType, ...GraphType[]];

export function isGraphType(type: string): type is GraphType {
  return Object.hasOwn(TYPES, type);
}

/** An unknown type is shown as it is. */
export function graphTypeLabel(type: string): string {
  return isGraphType(type) ? TYPES[type].name : type;
}

export const tableSoundOrder = (type: string): TableSoundOrder =>
  isGraphType(type) ? TYPES[type].heard : 'columns';
