export const SIGN_IN_FIRST = 'Primero inicia sesión.';
export const USE_THE_LINK_FIRST = 'Primero usa el enlace de tu correo.';
export const CHOOSE_A_PASSWORD_FIRST = 'Primero elige una contraseña nueva.';

export const ONLY_STUDENTS = 'Solo estudiantes de esta temporada pueden hacer eso.';
export const ONLY_TEACHERS = 'Solo maestras y maestros pueden hacer eso.';

export const LEAGUE_SEASON_IS_OVER = 'La temporada de esta liga terminó. Se puede ver o borrar.';
export const LEAGUE_IS_BEING_DELETED =
  'Esta liga se está borrando, así que ya no se puede cambiar nada en ella.';
export const LEAGUE_HAS_ENDED = 'Esta liga terminó, así que ya nadie puede entrar.';
export const NOT_YOURS_TO_CHANGE = 'Su función en esta clase no permite hacer eso.';

export const NO_SEASON_YET =
  'Todavía no hay una temporada. La persona que maneja esta aplicación puede importar una.';

export const LEAGUE_ENDED =
  'Tu liga terminó, así que ya no puedes cambiar nada. Todavía puedes ver todo.';
export const CLASS_PAUSED =
  'Tu profe puso tu clase en pausa, así que ahora no puedes cambiar nada. ' +
  'Todavía puedes ver todo.';
export const PAUSED =
  'La temporada está en pausa, así que ahora no puedes cambiar nada. Todavía puedes ver todo.';

export const NEW_SEASON_HAS_BEGUN =
  'Empezó una temporada nueva, así que esta respuesta ya no cuenta. ' +
  'Ve a tu inicio para empezar la temporada nueva.';
export const SOMEONE_ELSE_IS_SIGNED_IN =
  'Ahora otra persona tiene la sesión abierta. Esta respuesta está guardada en este ' +
  'dispositivo para quien la escribió.';

export const TOO_MANY_NOW =
  'Mucha gente quiere iniciar sesión ahora. Espera un momento e intenta otra vez. ' +
  'Si no funciona, vuelve a cargar la página.';
