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

export const newName = (name: string): string => `New name: ${name}`;
