export const CROP = {
  help:
    'Arrastra las esquinas alrededor de tu gráfica, o toca para meter o sacar un borde. ' +
    'Con teclado, llega a una esquina con Tab y usa las flechas.',
  whatYouChose: 'Lo que elegiste',
  usePart: 'Usar esta parte',
  useWhole: 'Usar toda la imagen',
  cancel: 'Cancelar',
  inward: 'adentro',
  outward: 'afuera',
} as const;

export const CROP_EDGES = {
  left: 'Izquierda',
  right: 'Derecha',
  top: 'Arriba',
  bottom: 'Abajo',
} as const;
/** In percent of the whole picture. */
export const cropSizeInPercentText = (width: number, height: number): string =>
  `Te quedas con el ${width} por ciento del ancho y el ${height} por ciento del alto.`;
const EDGES = {
  left: 'borde izquierdo',
  right: 'borde derecho',
  top: 'borde de arriba',
  bottom: 'borde de abajo',
} as const;
/**
 * Start of a button's label; "adentro" or "afuera" follows: "Mover el borde izquierdo hacia
 * adentro".
 */
export const moveEdgeText = (edge: keyof typeof CROP_EDGES): string =>
  `Mover el ${EDGES[edge]} hacia`;
export const CROP_AREA_AND_HANDLE_LABELS = {
  cropArea: 'La parte con la que te quedas. Usa las flechas para moverla.',
  nwDragHandle: 'Esquina de arriba a la izquierda. Usa las flechas.',
  nDragHandle: 'Borde de arriba. Usa las flechas.',
  neDragHandle: 'Esquina de arriba a la derecha. Usa las flechas.',
  eDragHandle: 'Borde derecho. Usa las flechas.',
  seDragHandle: 'Esquina de abajo a la derecha. Usa las flechas.',
  sDragHandle: 'Borde de abajo. Usa las flechas.',
  swDragHandle: 'Esquina de abajo a la izquierda. Usa las flechas.',
  wDragHandle: 'Borde izquierdo. Usa las flechas.',
};
