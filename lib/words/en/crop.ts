export const CROP = {
  help:
    'Drag the corners around your graph, or tap an edge in or out. ' +
    'With a keyboard, press Tab to get to a corner, then use the arrow keys.',
  whatYouChose: 'What you chose',
  usePart: 'Use this part',
  useWhole: 'Use the whole picture',
  cancel: 'Cancel',
  inward: 'in',
  outward: 'out',
} as const;

export const CROP_EDGES = { left: 'Left', right: 'Right', top: 'Top', bottom: 'Bottom' } as const;
/** In percent of the whole picture. */
export const cropSizeInPercentText = (width: number, height: number): string =>
  `You keep ${width} percent of the width and ${height} percent of the height.`;
/** Start of a button's label; "in" or "out" follows: "Move the left edge in". */
export const moveEdgeText = (edge: keyof typeof CROP_EDGES): string =>
  `Move the ${CROP_EDGES[edge].toLowerCase()} edge`;
export const CROP_AREA_AND_HANDLE_LABELS = {
  cropArea: 'The part you’re keeping. Use the arrow keys to move it.',
  nwDragHandle: 'Top left corner. Use the arrow keys.',
  nDragHandle: 'Top edge. Use the arrow keys.',
  neDragHandle: 'Top right corner. Use the arrow keys.',
  eDragHandle: 'Right edge. Use the arrow keys.',
  seDragHandle: 'Bottom right corner. Use the arrow keys.',
  sDragHandle: 'Bottom edge. Use the arrow keys.',
  swDragHandle: 'Bottom left corner. Use the arrow keys.',
  wDragHandle: 'Left edge. Use the arrow keys.',
};
