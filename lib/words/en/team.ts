import type { StickerPosition } from '@/lib/domain/team/stickers';

export const TEAM = {
  change: 'Change name, mascot, or colors',
  saveChanges: 'Save my changes',
  tapHelmet: 'Tap the helmet, or use the arrow keys.',
  putHere: 'Put it here',
  cancel: 'Cancel',
  stickers: 'Stickers',
  noStickers:
    'You don’t have any stickers yet. Finish all five tasks in a week to earn one for your helmet.',
  move: 'Move',
  putOn: 'Put on',
  whereItGoes: 'Where the sticker goes. Arrow keys move it.',
  refused:
    'Your teacher chose not to use the other name. You can pick a new one. ' +
    'Ask your teacher if you want to know more.',
  mascot: 'Mascot',
  teamColor: 'Team color',
  players: 'Players',
  noPlayers: 'You haven’t picked any players yet.',
  goToDraft: 'Go to the draft',
} as const;

export const teamSavedText = (name: string): string =>
  `${name} is saved. Your class will see it within a minute.`;
export const savedAndWaitingText = (waiting: string, name: string): string =>
  `Saved. ${waiting} is waiting for your teacher. Until then, your class will see ${name}.`;
export const teamNameIsWaitingText = (name: string): string =>
  `${name} is waiting for your teacher`;
export const untilNameApprovedText = <Part>(name: Part): readonly (string | Part)[] => [
  'Until your teacher says yes, your class will see ',
  name,
  '.',
];
export const teamIsCalledText = (name: string): string => `Your team is called ${name}`;
export const byeInSentenceText = (week: number): string => `bye in week ${week}`;

export function positionOnHelmetText({ x, y }: StickerPosition): string {
  const height = y < 36 ? 'top' : y < 64 ? 'middle' : 'bottom';
  const side = x < 42 ? 'back' : x < 76 ? 'center' : 'front';
  return `${height}, ${side}`;
}
/** `place` comes from {@link positionOnHelmetText}. */
export const stickerPlacedText = (place: string): string =>
  `The sticker is on your helmet: ${place}.`;
/**
 * After "Move" or "Put on", for screen readers: says which sticker. `what` is its week or its
 * reason.
 */
export const moveStickerSuffix = (what: string): string => `the sticker of ${what}`;
