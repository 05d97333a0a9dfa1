const SEND_A_PICTURE = 'Sube una foto o imagen en PNG, JPEG o WebP.';

export const PICTURE_PROBLEMS = {
  empty: 'Este archivo está vacío. Elige otro.',
  heic: 'Esta foto está guardada como HEIC. Guárdala como JPEG o toma una captura de pantalla.',
  pdf: `Esto es un PDF, no una imagen. ${SEND_A_PICTURE}`,
  gif: `Esto es un GIF. ${SEND_A_PICTURE}`,
  svg: `Esto es un dibujo SVG. ${SEND_A_PICTURE}`,
  'web-page': `Esto es una página web, no una imagen. ${SEND_A_PICTURE}`,
  unknown: `No podemos leer este archivo como imagen. ${SEND_A_PICTURE}`,
  moving: 'Esta imagen se mueve. Sube una que esté quieta.',
  'too-many-scans': 'Esta imagen tiene demasiadas capas. Toma una foto de la pantalla y envía esa.',
  damaged: 'Esta imagen está dañada o incompleta. Guárdala o tómala otra vez.',
  'too-large':
    'Esta imagen tiene demasiados píxeles. Hazla más chica o toma una foto de la pantalla.',
  'too-small': 'Esta imagen es tan pequeña que no se ve nada. Elige otra.',
  'too-slow': 'Esta imagen tarda demasiado en leerse. Toma una foto de la pantalla y envía esa.',
} as const;

export const PICTURE_SENDING_PROBLEMS = {
  'over-8-mb': 'Esta imagen pesa más de 8 MB. Hazla más chica o recórtala.',
  incomplete: 'La imagen no llegó completa. Envíala otra vez.',
  missing: 'Primero elige una imagen.',
  others: 'Espera a que se envíen tus otras imágenes.',
} as const;
