import { countText, endSentence, listOfText } from './numbers';

export const LOGIN_CARD_WORDS = {
  title: 'Tarjetas de acceso',
  address: '1. Ve a',
  username: '2. Usuario',
  ownEmail: 'tu propio correo',
  passphrase: '3. Contraseña',
  noteOnce: 'Esta contraseña sirve una vez. Después eliges la tuya.',
  note: 'Palabras con espacios entre ellas. Guarda bien esta tarjeta y no se la muestres a nadie.',
} as const;

export const classAndReferenceText = ({
  className,
  ownReference,
}: {
  className: string;
  ownReference: string | null;
}): string => [className, ownReference].filter(Boolean).join(' · ');

export const pdfLacksLettersText = (names: readonly string[]): string =>
  `${endSentence(`Un PDF no puede mostrar las letras de ${listOfText(names)}`)} Mejor imprima ` +
  'las tarjetas.';

export const LOGIN_CARDS = {
  back: 'Volver a la lista',
  leaveTitle: '¿Salir sin imprimir?',
  notOnPaper:
    'Estas tarjetas todavía no están en papel. Las que nadie ha usado están en la lista, en ' +
    '“Tarjetas de acceso”.',
  pdf: 'Guardar como PDF',
  noneTitle: 'No hay tarjetas que mostrar',
  none:
    'Quienes tienen una tarjeta ya iniciaron sesión con ella. En la lista puede elegir ' +
    'estudiantes y hacerles tarjetas nuevas.',
} as const;
export const printCardsText = (cards: number): string =>
  cards === 1 ? 'Imprimir esta tarjeta' : `Imprimir ${cards} tarjetas`;
export const canShowCardsAgainText = (cards: number, others: readonly string[]): string =>
  `Hasta que alguien inicie sesión con ${cards === 1 ? 'ella' : 'una tarjeta'}, puede mostrarla ` +
  'aquí otra vez, con la misma contraseña. Después nadie puede ver la contraseña, ni siquiera ' +
  `nosotros.${others.length > 0 ? ` ${pdfLacksLettersText(others)}` : ''}`;
export const showCardsText = (cards: number): string => `Mostrar ${countText(cards, 'tarjeta')}`;
export const cardsNotUsedText = (cards: number): string =>
  `${countText(cards, 'tarjeta')} sin usar`;
export const canPrintCardsAgainText = (cards: number): string =>
  cards === 1
    ? 'Nadie ha iniciado sesión con ella. Puede imprimirla otra vez, con la misma contraseña.'
    : 'Nadie ha iniciado sesión con ellas. Puede imprimirlas otra vez, con las mismas contraseñas.';
