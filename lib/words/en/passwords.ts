export const PASSWORDS = {
  savePassword: 'Save my new password',
  saving: 'Saving…',
  currentPassword: 'Current password',
  newPassword: 'New password',
  checkEmail: 'Check your email',
  linkOnItsWay:
    'If this address has an account, a link to choose a new password is on its way. ' +
    'It works for one hour. No email after a few minutes? Check your spam folder.',
  askForEmail: 'Ask for your email',
  askForLink: 'Ask for a link',
  asking: 'Asking…',
  passwordSet: 'Your new password is set',
  signedOutEverywhere: 'You’ve been signed out everywhere. Sign in with your new password.',
  newLink: 'Ask for a new link',
} as const;

/** `operator` is the operator's contact. */
export const askOperatorForLinkText = <Part>(operator: Part): readonly (string | Part)[] => [
  'This app doesn’t send email. If this address has an account, we made a link for it. The link ' +
    'works for one hour. Ask ',
  operator,
  ' for it.',
];

export const passwordResetEmail = (link: string) => ({
  subject: 'Choose a new password',
  text: [
    'Someone asked for a new password for this account.',
    `Open this page within an hour to choose one:\n${link}`,
    'If it wasn’t you, you don’t need to do anything. Your password stays the same.',
  ].join('\n\n'),
});
