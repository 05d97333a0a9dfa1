import { AccountFormScreen } from '@/components/accounts/account-form-screen';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { LinkButton } from '@/components/ui/link-button';
import { findUnreadableRecordOrRedirect } from '@/lib/auth/guards';
import { firstValueSearchParams, type PageSearchProps } from '@/lib/domain/site/requests';
import { env } from '@/lib/platform/env';
import { UNREADABLE_OWN_RECORD } from '@/words/page-problems';
import { SHELL } from '@/words/shell';

export const generateMetadata = () => ({ title: UNREADABLE_OWN_RECORD.title });

export default async function RecordProblemPage({ searchParams }: PageSearchProps) {
  const league = firstValueSearchParams(await searchParams).get('league') ?? undefined;
  const { isTeacher, isClass, document } = await findUnreadableRecordOrRedirect(league);
  const words = UNREADABLE_OWN_RECORD;
  const { lead, why, studentAsks, teacherAsks, operator, document: label } = words;
  const email = env().OPERATOR_EMAIL;
  return (
    <AccountFormScreen
      frameEnd={<SignOutButton>{SHELL.signOut}</SignOutButton>}
      title={isClass ? words.classTitle : words.title}
      lead={lead}
    >
      <div className="grid grid-cols-1 gap-4 text-lead">
        <p>{why}</p>
        <p className="font-semibold">{isTeacher ? teacherAsks : studentAsks}</p>
        {email ? (
          <p>
            <span>{`${operator} `}</span>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        ) : null}
        <p className="text-base text-content-soft">
          <span>{`${label} `}</span>
          <span className="break-all">{document}</span>
        </p>
        <div>
          <LinkButton href="/dashboard" variant="secondary">
            {words.fixed}
          </LinkButton>
        </div>
      </div>
    </AccountFormScreen>
  );
}
