import type { MascotId, ThemeId } from '@/lib/domain/team/looks';

export const TEAM_LOOK = {
  mascot: 'Mascot',
  helmetColor: 'Helmet color',
  facemaskColor: 'Face mask color',
  teamColor: 'Team color',
  behindName: 'The color behind your team’s name.',
  teamName: 'Team name',
  approval: 'If you type your own name, your teacher has to approve it first.',
  anotherName: 'Another name',
  yourTeam: 'Your team',
} as const;

export const newTeamNameAnnouncementText = (name: string): string => `New name: ${name}`;

const MASCOT_NAMES: Readonly<Record<MascotId, string>> = {
  default: 'Default',
  alien: 'Alien',
  bull: 'Bull',
  burger: 'Burger',
  butterfly: 'Butterfly',
  cheese: 'Cheese',
  'dog-1': 'Dog 1',
  'dog-2': 'Dog 2',
  eagle: 'Eagle',
  frog: 'Frog',
  horse: 'Horse',
  lion: 'Lion',
  llama: 'Llama',
  'monster-1': 'Monster 1',
  'monster-2': 'Monster 2',
  'monster-3': 'Monster 3',
  mustache: 'Mustache',
  snail: 'Snail',
};
export const mascotName = (mascot: MascotId): string => MASCOT_NAMES[mascot];
/** For a team whose stored mascot isn't one of ours. */
export const noMascotText = (): string => 'None';

const THEME_NAMES: Readonly<Record<ThemeId, string>> = {
  Red: 'Red',
  DarkBlue: 'Dark blue',
  Pink: 'Pink',
  Purple: 'Purple',
  Teal: 'Teal',
  Orange: 'Orange',
  Yellow: 'Yellow',
  Green: 'Green',
  White: 'White',
};
export const themeName = (theme: ThemeId): string => THEME_NAMES[theme];
