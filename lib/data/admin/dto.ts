export type AuditRowDto = {
  id: string;
  /** In words, on the school's clock. */
  at: string;
  actor: string;
  /** To ask for everything of the same actor. */
  actorId: string;
  /** The stored name of the deed, for instance `league.create`. */
  action: string;
  target: string;
  outcome: 'done' | 'denied';
  detail: string | null;
  /** For an attempt that was denied more than once on that day: how often in all, and when last. */
  repeated: { times: number; lastAt: string } | null;
};

export type AuditFilterDto = { action: string | null; outcome: 'done' | 'denied' | null; who: string | null };

export type AuditPageDto = {
  rows: AuditRowDto[];
  page: number;
  hasMore: boolean;
  /** Whose records these are, as somebody signs in; null for everybody's. */
  who: string | null;
  /** Whether nobody has the email or user name that was asked for. */
  isNobody: boolean;
};
