export const signInFirstText = (): string =>
  'No iniciaste sesión. Inicia sesión en otra pestaña, luego vuelve aquí y prueba otra vez.';
export const openEmailLinkFirstText = (): string => 'Primero usa el enlace de tu correo.';
export const chooseAPasswordFirstText = (): string => 'Primero elige una contraseña nueva.';

export const onlyStudentsText = (): string =>
  'Solo estudiantes de esta temporada pueden hacer eso.';
export const onlyTeachersText = (): string => 'Solo maestras y maestros pueden hacer eso.';

export const leagueSeasonIsOverText = (): string =>
  'La temporada de esta liga terminó. Se puede ver o borrar.';
export const leagueIsBeingDeletedText = (): string =>
  'Esta liga se está borrando, así que ya no se puede cambiar nada en ella.';
export const cannotJoinEndedLeagueText = (): string =>
  'Esta liga terminó, así que ya nadie puede entrar.';
export const roleDoesNotAllowText = (): string => 'Su función en esta clase no permite hacer eso.';

export const noSeasonYetText = (): string =>
  'Todavía no hay una temporada. La persona que maneja esta aplicación puede importar una.';

export const yourLeagueEndedText = (): string =>
  'Tu liga terminó, así que ya no puedes cambiar nada. Todavía puedes ver todo.';
export const classPausedText = (): string =>
  'Tu profe puso tu clase en pausa, así que ahora no puedes cambiar nada. ' +
  'Todavía puedes ver todo.';
export const seasonPausedText = (): string =>
  'La temporada está en pausa, así que ahora no puedes cambiar nada. Todavía puedes ver todo.';

export const answerOfPastSeasonText = (): string =>
  'Empezó una temporada nueva, así que esta respuesta ya no cuenta. ' +
  'Ve a tu inicio para empezar la temporada nueva.';
export const answerOfOtherStudentText = (): string =>
  'Ahora otra persona tiene la sesión abierta. Esta respuesta está guardada en este ' +
  'dispositivo para quien la escribió.';

export const signInIsBusyText = (): string =>
  'Mucha gente quiere iniciar sesión ahora. Espera un momento e intenta otra vez. ' +
  'Si no funciona, vuelve a cargar la página.';
