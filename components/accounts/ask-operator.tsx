import type { MailDto } from '@/lib/data/account/dto';

/** Whom to ask where no mail leaves. */
export function AskOperator({ operator }: Pick<MailDto, 'operator'>) {
  return operator ? (
    <>
      the person who runs it: <a href={`mailto:${operator}`}>{operator}</a>
    </>
  ) : (
    <>the person who runs it, usually the school’s IT desk</>
  );
}
