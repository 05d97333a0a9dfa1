export const STUDENT_PAGE_HELP = {
  dashboard: [
    'Cada semana tiene cinco tareas.',
    'El botón grande abre la siguiente.',
    'Termina las cinco para ganar 2 puntos MVP y una calcomanía para tu casco.',
  ],
  boxScores: [
    'El resumen del partido muestra lo que hizo un jugador en un partido real.',
    'Lee lo que hicieron tus ocho titulares.',
    'Vas a necesitar estos números para calcular los puntos.',
  ],
  scoreCard: [
    'Calcula cada línea en papel. Después súmalas todas y escribe la suma.',
    'En una fracción, el numerador va arriba y el denominador va abajo.',
    'Si todavía no está bien, recibes una pista.',
  ],
  leaderboards: [
    'Mira cómo van los equipos de tu clase.',
    'Los equipos con los mismos puntos comparten el lugar.',
    'Tu fila dice “tú”. Puedes ver de dónde salieron tus puntos.',
  ],
  lineup: [
    'Cada semana juegan ocho de tus jugadores.',
    'Elige un lugar y después elige quién juega ahí.',
    'Puedes cambiarla hasta que se cierre.',
  ],
  draft: [
    'El draft es elegir jugadores reales para seis posiciones.',
    'Cuando ya hubo partidos, haz el reporte de un jugador para abrir una posición.',
    '¿Tienes dudas? Podemos elegir el resto por ti.',
  ],
  graphs: [
    'Dibujo de gis: falta hacerla. Dibujo pintado: ya entregaste una.',
    'Cada lección enseña un tipo en nueve pasos, con los números de tus jugadores.',
    'O dibuja una gráfica en papel y entrega una foto.',
  ],
  team: [
    'Este es tu equipo con todos sus jugadores.',
    'Pon las calcomanías que ganes donde quieras en tu casco.',
    'Puedes cambiar el nombre, la mascota y los colores cuando quieras.',
  ],
} as const;
