export type TeacherProfileDto = {
  displayName: string;
  email: string;
  /** Null without a picture. The address changes with the picture, so that a page shows the new one. */
  pictureUrl: string | null;
};
