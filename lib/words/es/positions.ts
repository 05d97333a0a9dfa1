import type { PositionCode } from '@/lib/domain/football/positions';

type PositionWords = {
  /** For use inside a sentence. */
  one: string;
  many: string;
  /** Explains the position to a reader who has never watched a game. */
  job: string;
  /** The lineup's heading for the last weeks' numbers, short and in full. */
  lately: { short: string; whole: string };
};

const YARDS = { short: 'Yardas', whole: 'Yardas por carrera y por recepción' };

/** Texts for each row of `lib/domain/football/positions.ts`. */
export const POSITION_WORDS: Readonly<Record<PositionCode, PositionWords>> = {
  QB: {
    one: 'mariscal de campo',
    many: 'mariscales de campo',
    job: 'Lanza el balón y dirige la jugada.',
    lately: { short: 'Yardas', whole: 'Yardas por pase y por carrera' },
  },
  RB: {
    one: 'corredor',
    many: 'corredores',
    job: 'Toma el balón y corre con él.',
    lately: YARDS,
  },
  WR: {
    one: 'receptor abierto',
    many: 'receptores abiertos',
    job: 'Corre lejos y atrapa pases largos.',
    lately: YARDS,
  },
  TE: {
    one: 'ala cerrada',
    many: 'alas cerradas',
    job: 'Bloquea y atrapa pases cortos.',
    lately: YARDS,
  },
  K: {
    one: 'pateador',
    many: 'pateadores',
    job: 'Patea el balón entre los postes.',
    lately: { short: 'Patadas', whole: 'Patadas que entraron' },
  },
  DEF: {
    one: 'defensa',
    many: 'defensas',
    job: 'Un equipo entero que detiene al rival.',
    lately: {
      short: 'Jugadas',
      whole: 'Capturas, intercepciones, balones recuperados y safeties',
    },
  },
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
/** The names as a title: "Corredor", "Corredores". */
export const positionTitle = (position: PositionCode): string =>
  capital(POSITION_WORDS[position].one);
export const positionsTitle = (position: PositionCode): string =>
  capital(POSITION_WORDS[position].many);
