import { CopyButton } from './copy-button';
import { formatJoinCode } from './join-code';
import { JoinCodeText } from './join-code-text';

type JoinCardProps = { code: number; password: string; host: string };

/** The scoreboard for the classroom's wall: the code, the words, and where to type them. */
export function JoinCard({ code, password, host }: JoinCardProps) {
  return (
    <section aria-labelledby="join-title" className="forced-edge overflow-hidden rounded-lg bg-raised shadow-card">
      <div className="on-board grid gap-x-10 gap-y-5 p-5 sm:p-8 md:grid-cols-2">
        <h2 id="join-title" className="sr-only">
          Join code and password
        </h2>
        <div>
          <p className="text-chalk-soft">Join code</p>
          <p className="font-bold text-5xl leading-tight sm:text-7xl">
            <JoinCodeText code={code} />
          </p>
        </div>
        <div className="min-w-0">
          <p className="text-chalk-soft">League password</p>
          <p className="break-words font-bold text-3xl leading-tight sm:text-5xl md:mt-3">{password}</p>
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-5 p-5 sm:p-8 md:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          <CopyButton text={formatJoinCode(code).replace(' ', '')} label="Copy the code" />
          <CopyButton text={password} label="Copy the password" />
        </div>
        <div>
          <h3 className="text-lg">How students join</h3>
          <ol className="mt-2 list-decimal space-y-1 pl-6">
            <li>
              Go to{' '}
              <strong className="break-words">
                {host}
                <wbr />
                /join-league
              </strong>
            </li>
            <li>Type the code and the password.</li>
            <li>Create an account and pick a team.</li>
          </ol>
        </div>
      </div>
    </section>
  );
}
