export const CHARTS = {
  untitled: 'Gráfica sin título',
  asTable: 'Los números en una tabla',
  hearIt: 'Escuchar',
  playAll: 'Reproducir todo',
  back: 'Atrás',
  next: 'Siguiente',
  otherNumbers: 'Otros números',
} as const;

export const chartPictureLabel = (title: string): string => `Imagen: ${title}`;
/** Labels of the text boxes inside the drawing. */
export const CHART_TEXT_BOX_LABELS = {
  title: { label: 'Título', empty: 'Escribe aquí un título' },
  xLabel: { label: 'Etiqueta debajo del eje x', empty: 'Escribe aquí una etiqueta' },
  yLabel: { label: 'Etiqueta al lado del eje y', empty: 'Escribe una etiqueta' },
} as const;
