/**
 * The first player of a position has to be earned: one scouting (the points of one last game, worked out by hand) opens the position.
 * It is not asked again while somebody of the position is on the team, and never when nobody has played yet.
 */
export function needsScouting({ drafted, scouted }: { drafted: number; scouted: boolean }): boolean {
  return drafted === 0 && !scouted;
}
