/** For an adult who was invited into a class. */
export const ADULT_INVITATION = {
  title: 'An invitation into a class',
  button: 'Say yes',
  joining: 'One moment …',
  joined: 'You’re in. Sign in to see the class.',
  signInFirst: 'Sign in with that address, then open this link again.',
  signOutFirst:
    'You’re signed in with another address. Sign out, sign in with that one, and open this link again.',
  noAccount: 'No account yet? Ask an admin of your school to invite you first.',
} as const;
export const accessStartsText = (day: string): string =>
  `You’re in. The class opens for you on ${day}.`;
export const invitationForEmailText = (email: string): string => `The invitation is for ${email}.`;
