/** An invitation that nobody has used yet. Only admins receive it. */
export type InvitationDto = {
  id: string;
  email: string;
  /** What the admin is called who sent it. */
  invitedBy: string;
  /** Days in words, on the school's clock. */
  sentOn: string;
  endsOn: string;
  isOver: boolean;
};

/** Without mail the link is there for the admin to hand over, this once: only its hash is kept. */
export type InvitedDto = { email: string; link: string | null };
