/** One sheet for the families of a class, who are addressed with usted. */
export const FAMILIES = {
  title: 'Para las familias',
  lead: 'Qué juega la clase de matemáticas, y cómo puede ayudar usted',
  print: 'Imprimir esta página',
  columns: [
    [
      {
        heading: 'Qué hace la clase',
        blocks: [
          'La clase juega fantasy de fútbol americano. Cada estudiante elige ' +
            'jugadores reales de la NFL. Cada semana, la clase calcula a mano cuántos puntos hicieron en ' +
            'partidos reales. No hace falta saber de fútbol americano.',
        ],
      },
      {
        heading: 'Por qué fracciones',
        blocks: [
          'Los puntos vienen en partes. Si 20 yardas valen 1 punto, 7 yardas valen 7/20 de ' +
            'punto. Para sumar esas partes se usa lo que se aprende de fracciones de quinto a ' +
            'octavo grado, con números reales y nuevos cada semana.',
        ],
      },
      {
        heading: 'Cinco minutos en casa',
        blocks: [
          'No necesita saber la respuesta. Pregunte:',
          [
            '“¿En qué línea vas? ¿Qué significa este número?”',
            '“Antes de calcular: ¿como cuántos puntos van a ser?”',
            '“¿Cómo lo sabes?” Y luego, escuche. Explicar es aprender.',
            '“¿Qué has intentado? ¿Qué dice la pista?”',
          ],
          'Por favor, no dé la respuesta. Cada intento ayuda a encontrar la pista que sirve.',
        ],
      },
    ],
    [
      {
        heading: 'La tarjeta de acceso',
        blocks: [
          'Un papel con la dirección de la aplicación, un nombre de usuario y una contraseña. ' +
            'Guárdela bien y no la muestre a nadie. ¿Se perdió? En la clase se imprime otra.',
        ],
      },
      {
        heading: 'Nada es por dinero',
        blocks: [
          'No hay premios, apuestas, cuotas ni anuncios. Los puntos MVP y las calcomanías son ' +
            'por el trabajo terminado. No son calificaciones.',
        ],
      },
      {
        heading: 'Cómo hablar con la maestra o el maestro',
        blocks: ['Como siempre. La aplicación no tiene mensajes entre familias y maestros.'],
      },
      {
        heading: 'Qué se guarda de su hijo o hija',
        blocks: [
          'El nombre, una letra del apellido, un nombre de usuario o correo y el trabajo de la ' +
            'clase. No se guarda el apellido completo, la fecha de nacimiento, la dirección ni una ' +
            'foto de su hijo o hija. Puede pedir a la maestra o al maestro verlo o ' +
            'borrarlo.',
        ],
      },
    ],
  ],
  privacy: 'Todo sobre la privacidad (página en inglés)',
} as const;

export const productForFamiliesTitle = (product: string): string => `${product}, para las familias`;
