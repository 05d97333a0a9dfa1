const KEY = 'fraction-league.last-user';

/** The email of whoever signed in last on this device; empty when nobody did or storage is closed to us. */
export function readLastUser(): string {
  try {
    return window.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the email for the next sign-in on this device, or forgets it when empty. */
export function keepLastUser(email: string): void {
  try {
    if (email) window.localStorage.setItem(KEY, email);
    else window.localStorage.removeItem(KEY);
  } catch {
    // Private windows may refuse storage; then the email is simply typed again.
  }
}
