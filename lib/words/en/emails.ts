import type { ClassRoleInvitation } from '@/lib/domain/class/adults';
import { classRoleInvitationText } from './people';

/** The app's emails. Each has a subject and a text; links are on their own lines. */
type EmailText = { subject: string; text: string };

/** The demo's page finds its email by this subject. */
export const confirmSubjectText = (): string => 'Confirm your email address';

const makeEmail = (subject: string, ...paragraphs: string[]): EmailText => ({
  subject,
  text: paragraphs.join('\n\n'),
});

export const confirmationEmail = (link: string): EmailText =>
  makeEmail(
    confirmSubjectText(),
    'Someone made a teacher account with this email address.',
    `If it was you, open this page within a week:\n${link}`,
    'If it wasn’t you, you don’t need to do anything. The account stays closed without this link.',
  );

export const accountExistsEmail = (links: { signIn: string; newPassword: string }): EmailText =>
  makeEmail(
    'You already have an account',
    'Someone, maybe you, tried to make a teacher account with this email address. ' +
      'It already has one.',
    `Sign in here:\n${links.signIn}`,
    `If your password doesn’t work, choose a new one:\n${links.newPassword}`,
    'If it wasn’t you, you don’t need to do anything. Nothing has changed.',
  );

export const teacherInvitationEmail = (link: string): EmailText =>
  makeEmail(
    'Your teacher account',
    'You’re invited to teach with this app.',
    `Open this page within two weeks to make your account:\n${link}`,
    'If you weren’t expecting this, you can ignore it.',
  );

export const classInvitationEmail = (
  invitation: ClassRoleInvitation & { link: string },
): EmailText =>
  makeEmail(
    `${invitation.by} invites you into a class`,
    classRoleInvitationText(invitation),
    `Open this page within two weeks to say yes:\n${invitation.link}`,
    'If you weren’t expecting this, you can ignore it.',
  );

export const moreLeaguesRequestEmail = (ask: {
  teacher: string;
  wanted: number;
  note: string;
  link: string;
}): EmailText =>
  makeEmail(
    'A teacher asks for more leagues',
    `${ask.teacher} asks for ${ask.wanted} leagues in all.`,
    ...(ask.note ? [`“${ask.note}”`] : []),
    `Answer here:\n${ask.link}`,
  );

export const leagueAnswerEmail = (answer: {
  wanted: number;
  allowed: boolean;
  sentence: string;
  link: string;
}): EmailText =>
  makeEmail(
    answer.allowed ? 'You can open more leagues' : 'About more leagues',
    answer.allowed
      ? `An admin allowed ${answer.wanted} leagues.`
      : `You asked for ${answer.wanted} leagues. Not now, says an admin.`,
    ...(answer.sentence ? [`“${answer.sentence}”`] : []),
    `Your classes:\n${answer.link}`,
  );
