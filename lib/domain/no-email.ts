/** What helps somebody who signs in with a user name and forgot the password: there is no mailbox to send a link to. */
export const NO_EMAIL_HELP = 'No e-mail? Ask your teacher for a new login card.';
