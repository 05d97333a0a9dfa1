/** By itself, since photos, built graphs, and lessons are sent in the same way. */
export const graphNotSentText = (): string =>
  'No pudimos enviar tu gráfica. Revisa el Wi-Fi y vuelve a intentar. No se perdió nada.';
