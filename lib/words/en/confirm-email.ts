export const CONFIRM = {
  wrongForAccount:
    'That isn’t the password for this account. If you didn’t create the account, choose a new ' +
    'password first.',
  typePassword: 'Please type your password.',
  passwordOfNew: 'The password for your new account',
  yesConfirm: 'Yes, confirm',
  confirming: 'Confirming…',
  chooseNew: 'Choose a new password',
  lookAgain: 'Look again',
  openLink: 'Open the link in the email',
  writing: 'Writing…',
  sendAgain: 'Send the email again',
  writeAgain: 'Write the email again',
  backToLeagues: 'Back to my leagues',
} as const;

export const isYourAddressText = <Part>(address: Part): readonly (string | Part)[] => [
  'Is ',
  address,
  ' your address, and did you make this account?',
];
/** `link` has the text {@link CONFIRM.chooseNew}. */
export const didNotCreateText = <Part>(link: Part): readonly (string | Part)[] => [
  'Didn’t create it? ',
  link,
  ', and only you can use the account.',
];
export const emailSentText = <Part>(address: Part): readonly (string | Part)[] => [
  'We sent an email to ',
  address,
  '. Open the link in it. No email after a few minutes? Check your spam folder.',
];
/** `operator` is the operator's contact. */
export const askToLetInText = <Part>(operator: Part, address: Part): readonly (string | Part)[] => [
  'This app doesn’t send email. Ask ',
  operator,
  '. They can let ',
  address,
  ' in.',
];
export const demoEmailText = <Part>(address: Part): readonly (string | Part)[] => [
  'The demo sends no email. This is the one to ',
  address,
  ':',
];
export const EMAIL_SENT_AGAIN_NOTICES = {
  mailed: 'A new email is on its way.',
  kept: 'We wrote a new email. The person who runs this app can give it to you.',
  shown: 'We wrote a new email.',
} as const;
