import {
  MAX_NAME_CHANGES_PER_WEEK,
  MAX_TEAM_NAME_LENGTH,
  MIN_TEAM_NAME_LENGTH,
  type TeamNameProblem,
} from '@/lib/domain/team/team-names';

const PROBLEMS: Readonly<Record<TeamNameProblem, string>> = {
  'too-short': `Usa por lo menos ${MIN_TEAM_NAME_LENGTH} letras.`,
  'too-long': `Usa como máximo ${MAX_TEAM_NAME_LENGTH} letras y espacios.`,
  signs: "Usa solo letras, números, espacios, ', - y &.",
  'no-letter': 'Usa por lo menos una letra o un número.',
  invisible: 'Este nombre tiene caracteres que no se ven.',
  unkind: 'Elige un nombre que sea amable con todos.',
  person: 'Elige un nombre que no sea de una persona.',
  taken: 'Otro equipo tiene un nombre que se parece a este. Elige otro.',
};
export const teamNameProblemText = (problem: TeamNameProblem): string => PROBLEMS[problem];

export const nameChangedTooOftenText = (): string =>
  `Ya cambiaste el nombre de tu equipo ${MAX_NAME_CHANGES_PER_WEEK} veces esta semana. ` +
  'Es lo máximo por semana.';

export const pickAThemeText = (): string => 'Elige uno de los temas que se muestran.';

export const pickAMascotText = (): string => 'Elige una de las mascotas que se muestran.';

export const pickAColorText = (): string => 'Elige uno de los colores que se muestran.';
