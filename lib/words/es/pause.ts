type Pause = { by: 'class' | 'season'; teacher: string | null; since: string | null };

export function pauseTitle({ by, teacher, since }: Pause, product: string): string {
  const what =
    by === 'class'
      ? `${teacher ?? 'Tu profe'} puso tu clase en pausa`
      : `Las personas que manejan ${product} pusieron la temporada en pausa`;
  return since === null ? what : `${what} (${since})`;
}

export function pauseMeans({ by, teacher }: Pause): string {
  const until =
    by === 'class' ? `que ${teacher ?? 'tu profe'} quite la pausa` : 'que quiten la pausa';
  return (
    'Puedes ver todo: tu equipo, las semanas anteriores, las gráficas y las lecciones que ' +
    `empezaste. No se puede cambiar nada hasta ${until}.`
  );
}

export const leagueHasEndedTitle = (): string => 'Tu liga terminó';
export const leagueHasEndedMeansText = (): string =>
  'Puedes ver todo, pero ya no puedes cambiar nada.';
