export const TEAM = {
  mascot: 'Mascot',
  teamColor: 'Team color',
  players: 'Players',
  noPlayers: 'You haven’t picked any players yet.',
  goToDraft: 'Go to the draft',
} as const;
