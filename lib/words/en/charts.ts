export const CHARTS = {
  untitled: 'Untitled graph',
  asTable: 'The numbers as a table',
  hearIt: 'Hear it',
  playAll: 'Play all',
  back: 'Back',
  next: 'Next',
  otherNumbers: 'Other numbers',
} as const;

export const chartPictureLabel = (title: string): string => `Picture: ${title}`;
/** Labels of the text boxes inside the drawing. */
export const CHART_TEXT_BOX_LABELS = {
  title: { label: 'Title', empty: 'Type a title here' },
  xLabel: { label: 'Label below the x-axis', empty: 'Type a label here' },
  yLabel: { label: 'Label beside the y-axis', empty: 'Type a label' },
} as const;
