import type { ReactNode } from 'react';
import { CopyButton } from './copy-button';
import { FullScreenButton } from './full-screen-button';
import { formatJoinCode } from './join-code';
import { JoinCodeText } from './join-code-text';

const BOARD_ID = 'join-board';

type JoinBoardProps = { code: number; password: string; host: string; children?: ReactNode };

/** For the projector: read from the last row of a classroom. */
export function JoinBoard({ code, password, host, children }: JoinBoardProps) {
  return (
    <section aria-label="Join code and password" className="mb-6">
      <div
        id={BOARD_ID}
        className="on-board flex flex-col justify-center rounded-lg px-5 py-5 text-center sm:px-8 [&:fullscreen]:rounded-none"
      >
        <p className="text-chalk-soft text-xl sm:text-2xl in-[:fullscreen]:text-5xl">
          Go to{' '}
          <strong className="break-words text-chalk">
            {host}
            <wbr />
            /join-league
          </strong>
        </p>
        <div aria-hidden="true" className="field-lines mx-auto my-3 max-w-[24rem] in-[:fullscreen]:my-10" />
        <p className="text-chalk-soft text-lg in-[:fullscreen]:text-4xl">Join code</p>
        <p className="font-bold text-[clamp(3rem,min(14vw,20vh),11rem)] leading-none tracking-tight in-[:fullscreen]:text-[min(19vw,34vh)]">
          <JoinCodeText code={code} />
        </p>
        <p className="mt-3 text-chalk-soft text-lg in-[:fullscreen]:mt-8 in-[:fullscreen]:text-4xl">League password</p>
        <p className="break-words font-bold text-[clamp(1.75rem,min(6vw,9vh),5rem)] leading-tight in-[:fullscreen]:text-[min(8vw,14vh)]">
          {password}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <FullScreenButton targetId={BOARD_ID}>Fill the screen</FullScreenButton>
        <CopyButton text={formatJoinCode(code).replace(' ', '')} label="Copy the code" />
        <CopyButton text={password} label="Copy the password" />
        <CopyButton
          text={`${host}/join-league\nJoin code: ${formatJoinCode(code)}\nLeague password: ${password}`}
          label="Copy all of it"
        />
        {children}
      </div>
    </section>
  );
}
