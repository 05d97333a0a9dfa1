import { countText } from './numbers';

export const GRAPH_UPLOAD = {
  choosePicture: 'Elige una imagen de tu gráfica.',
  title: 'Título',
  type: 'Tipo de gráfica',
  anotherKind: 'Otro tipo',
  whatShows: '¿Qué muestra?',
  whatShowsHint:
    'Para quien no puede verla. Di qué compara la gráfica y qué es lo más grande. ' +
    'Por ejemplo: “Yardas de mis cuatro receptores. Tyreek Hill tiene más que todos, 163. ' +
    'Los demás tienen de 50 a 90.”',
  numbers: 'Sus números (opcional)',
  numbersHint:
    'Aparecen debajo de tu gráfica en una tabla. Una línea por cada uno: un nombre, una coma, ' +
    'un número. Por ejemplo: Hill, 163',
  turnInNew: 'Entregar la nueva versión',
  turnIn: 'Entregar mi gráfica',
  sending: 'Enviando tu gráfica',
  posting: 'Ya se envió. Un momento, se está publicando',
  describe: 'Escribe en una oración lo que muestra tu gráfica.',
  notAPicture: 'No podemos leer esta imagen. Elige otra: PNG, JPEG o WebP.',
  picture: 'Imagen',
  dragHere: 'Arrastra aquí una imagen o',
  choose: 'Elige una imagen',
  takePhoto: 'Tomar una foto',
  kinds: 'PNG, JPEG o WebP, hasta 8 MB',
  cropAgain: 'Recortar otra vez',
  crop: 'Recortar',
  chooseAnother: 'Elegir otra imagen',
  partKept: 'La parte que conservas',
  whatYouChose: 'Lo que elegiste',
  emptyFile: 'Este archivo está vacío. Elige otro.',
  heic: 'Esta foto está guardada como HEIC. Guárdala como JPEG o toma una captura de pantalla.',
  wrongKind: 'Elige una imagen: PNG, JPEG o WebP.',
} as const;

export const youTurnedInGraphText = (title: string): string => `Entregaste “${title}”`;
export const afterTurnInText = (mvpPoints: number): string =>
  (mvpPoints > 0 ? `Ganaste ${countText(mvpPoints, 'punto MVP', 'puntos MVP')}. ` : '') +
  'Tu profe la va a revisar.';
