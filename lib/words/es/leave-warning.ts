export const LEAVE_WARNING = { stay: 'Quedarme aquí', leave: 'Salir' } as const;
