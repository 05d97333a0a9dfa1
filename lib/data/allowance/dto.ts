/** One teacher, or one address with an allowance whose teacher has not signed up. Only admins receive it. */
export type AllowanceRowDto = {
  email: string;
  /** Null when no teacher with this address has signed up. */
  teacher: {
    displayName: string;
    /** Which school allowed the app, who said so and when; null in older data. */
    authority: { school: string; name: string; agreedOn: string; noticeVersion: string } | null;
  } | null;
  leaguesUsed: number;
  /** What counts now: the record's number, or the default. */
  leaguesAllowed: number;
  hasRecord: boolean;
};

export type AllowanceListDto = {
  rows: AllowanceRowDto[];
  /** Matching the search, on all pages together. */
  total: number;
  page: number;
  pages: number;
  defaultAllowance: number;
  /** Records that cannot be read. */
  unreadable: number;
};
