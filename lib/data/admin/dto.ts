export type AuditRowDto = {
  id: string;
  /** In words, on the school's clock. */
  at: string;
  actor: string;
  /** The stored name of the deed, for instance `league.create`. */
  action: string;
  target: string;
  outcome: 'done' | 'denied';
  detail: string | null;
};

export type AuditPageDto = { rows: AuditRowDto[]; page: number; hasMore: boolean };
