/** What an open page is told of: enough to know that it shows something old, and nothing of what the new is. */
export type LiveStateDto = {
  season: number;
  week: number;
  seasonActive: boolean;
  /** Changes whenever the own team changes; empty without a team. */
  team: string;
};
