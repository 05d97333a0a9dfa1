export const LESSONS_LATER = 'Lessons use your own players’ numbers. They open after the first games.';

export const LESSONS_PAUSED = 'The season is paused, so you can’t start a new lesson right now.';
