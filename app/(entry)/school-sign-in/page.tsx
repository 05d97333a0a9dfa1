import {
  AccountFormScreen,
  LeagueToJoinNotice,
  StoredDataNote,
} from '@/components/accounts/account-form-screen';
import { SchoolStudentSignUpForm } from '@/components/accounts/school-join-form';
import { SchoolSignInButton } from '@/components/accounts/school-sign-in-button';
import {
  AskTeacherToConnectForm,
  ForgetSchoolSignInButton,
  SchoolTeacherSignUpForm,
} from '@/components/accounts/school-sign-in-forms';
import { SignInForm } from '@/components/accounts/sign-in-form';
import { Notice } from '@/components/ui/notice';
import { readPendingSchoolSignIn } from '@/lib/auth/cookies';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import { schoolSignInSettings } from '@/lib/auth/school-provider';
import { SCHOOL_SIGN_IN_FAILURES } from '@/lib/domain/account/school-person';
import { firstValueSearchParams, type PageSearchProps } from '@/lib/domain/site/requests';
import { unfinishedSchoolSignInPath } from '@/lib/domain/site/routes';
import { ENTRY } from '@/words/entry';
import {
  joinAsText,
  noSchoolSignInText,
  SCHOOL_SIGN_IN,
  schoolHelloText,
  schoolRefusalText,
  signInWithText,
} from '@/words/school-sign-in';

export const generateMetadata = () => ({ title: SCHOOL_SIGN_IN.title });

const HERE = unfinishedSchoolSignInPath();
const backLink = (question: string) => ({
  question,
  href: HERE,
  label: SCHOOL_SIGN_IN.back,
});
const signIn = () => ({ question: ENTRY.haveAccount, href: '/student/login', label: ENTRY.signIn });
const join = () => ({ question: ENTRY.newHere, href: '/join-league', label: ENTRY.joinWithCode });
const lost = () => ({
  question: SCHOOL_SIGN_IN.lostCard,
  href: `${HERE}?as=lost`,
  label: SCHOOL_SIGN_IN.askTeacher,
});
const teacher = () => ({
  question: SCHOOL_SIGN_IN.newTeacher,
  href: `${HERE}?as=teacher`,
  label: ENTRY.createTeacher,
});

/** After the school's sign-in: why it failed, or the one step left on a first visit. */
export default async function SchoolSignInPage({ searchParams }: PageSearchProps) {
  const school = schoolSignInSettings();
  const search = firstValueSearchParams(await searchParams);
  const visitor = await readPendingSchoolSignIn();
  const why = SCHOOL_SIGN_IN_FAILURES.find((one) => one === search.get('why'));
  if (!school || why || !visitor)
    return (
      <AccountFormScreen title={SCHOOL_SIGN_IN.title} otherForms={[signIn()]}>
        <div className="space-y-4">
          <Notice tone={why === 'portal' ? 'info' : 'warn'}>
            {school ? schoolRefusalText(why ?? 'again') : noSchoolSignInText()}
          </Notice>
          {school ? (
            <SchoolSignInButton
              label={signInWithText(school.label)}
              opening={SCHOOL_SIGN_IN.opening}
              isNext
            />
          ) : null}
        </div>
      </AccountFormScreen>
    );

  const { name, email, mayTeach } = visitor;
  const isNewTeacher = mayTeach && email !== null;
  if (search.get('as') === 'teacher' && isNewTeacher)
    return (
      <AccountFormScreen
        title={SCHOOL_SIGN_IN.teacherTitle}
        lead={SCHOOL_SIGN_IN.teacherLead}
        otherForms={[backLink(ENTRY.haveAccount)]}
      >
        <SchoolTeacherSignUpForm email={email} consentNote={<StoredDataNote />} />
      </AccountFormScreen>
    );
  if (search.get('as') === 'lost')
    return (
      <AccountFormScreen
        title={SCHOOL_SIGN_IN.askTeacher}
        lead={SCHOOL_SIGN_IN.lostLead}
        otherForms={[backLink(SCHOOL_SIGN_IN.hasAccount)]}
      >
        <AskTeacherToConnectForm />
      </AccountFormScreen>
    );
  const leagueName = (await readJoinTicket(null))?.leagueName;
  return (
    <AccountFormScreen
      title={schoolHelloText(name)}
      lead={SCHOOL_SIGN_IN.firstTime}
      aside={<ForgetSchoolSignInButton />}
      otherForms={[
        ...(leagueName ? [] : [join()]),
        ...(name === '' ? [] : [lost()]),
        ...(isNewTeacher ? [teacher()] : []),
      ]}
    >
      {leagueName ? (
        <div className="mb-4 border-line border-b pb-4">
          <LeagueToJoinNotice leagueName={leagueName}>{SCHOOL_SIGN_IN.joinIt}</LeagueToJoinNotice>
          <SchoolStudentSignUpForm button={joinAsText(name)} working={SCHOOL_SIGN_IN.joining} />
        </div>
      ) : null}
      <div className="space-y-3">
        <h2 className="text-lead">{SCHOOL_SIGN_IN.playedBefore}</h2>
        <p>{SCHOOL_SIGN_IN.onlyOnce}</p>
        <SignInForm forStudents connect />
      </div>
    </AccountFormScreen>
  );
}
