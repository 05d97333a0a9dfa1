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

/** A number of a page out of an address, from 1; anything else is the first page. */
export function readPage(text: string | string[] | undefined): number {
  return typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** What was searched for, out of an address. */
export function readText(text: string | string[] | undefined): string {
  return typeof text === 'string' ? text.trim().slice(0, 100) : '';
}
