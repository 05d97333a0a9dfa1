export const TEAM_LOOK = {
  mascot: 'Mascota',
  helmetColor: 'Color del casco',
  facemaskColor: 'Color de la rejilla',
  teamColor: 'Color del equipo',
  behindName: 'El color detrás del nombre de tu equipo.',
  teamName: 'Nombre del equipo',
  approval: 'Si escribes tu propio nombre, tu profe primero tiene que aprobarlo.',
  anotherName: 'Otro nombre',
  yourTeam: 'Tu equipo',
} as const;

export const newName = (name: string): string => `Nombre nuevo: ${name}`;
