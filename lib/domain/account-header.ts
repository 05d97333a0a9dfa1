/** The request header in which a page says whose answers it sends; see `accountKey` in `lib/data/account/account-key`. */
export const ACCOUNT_HEADER = 'x-account-key';
