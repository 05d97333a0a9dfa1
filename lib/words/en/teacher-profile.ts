export const TEACHER_PROFILE = {
  title: 'My profile',
  whatStudentsSee: 'What your students see',
  name: 'The name your students call you',
  saveName: 'Save the name',
  nameSaved: 'Your name is saved.',
  choosePicture: 'Choose a picture',
  chooseAnother: 'Choose another picture',
  takeDown: 'Take it down',
  files: 'PNG, JPEG, or WebP, up to 8 MB. We remove any place or date the camera saved in it.',
  pictureUp: 'Your picture is up.',
  pictureRemoved: 'Your picture was removed.',
  howYouSignIn: 'How you sign in',
  newPassword: 'Choose a new password',
} as const;

export const signsInAsText = <Part>(email: Part): readonly (string | Part)[] => [
  'You sign in as ',
  email,
  '.',
];
