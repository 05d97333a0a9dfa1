// Written by scripts/build-icons.mjs. Icons: Lucide, ISC licence, copyright Lucide contributors
// (https://lucide.dev/license). Each is path data for a 24 by 24 box, stroked 2 wide.
// biome-ignore format: one icon on each line
export const SIGN_PATHS = {
  'circle-check': 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12',
  'info': 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4m0-4h 0',
  'lightbulb': 'M15 14c.2-1 .7-1.7 1.5-2.5c1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5c.7.7 1.3 1.5 1.5 2.5m0 4h6m-5 4h4',
  'refresh-cw': 'M3 12a9 9 0 0 1 9-9a9.8 9.8 0 0 1 6.7 2.7L21 8M21 3v5h-5m5 4a9 9 0 0 1-9 9a9.8 9.8 0 0 1-6.7-2.7L3 16M8 16H3v5',
  'triangle-alert': 'M21.7 18l-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h 0',
} as const;

export type SignName = keyof typeof SIGN_PATHS;
