/** The buttons of a warning before someone leaves unfinished work. */
export const LEAVE_WARNING = { stay: 'Stay here', leave: 'Leave' } as const;
