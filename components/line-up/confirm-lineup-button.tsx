'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { LiveRegion } from '@/components/ui/notice';
import { confirmLineupAction } from '@/lib/actions/team';
import type { LineupDto } from '@/lib/data/lineup/dto';

type ConfirmLineupButtonProps = { week: number; variant: 'next' | 'secondary'; children: string };

export function ConfirmLineupButton({ week, variant, children }: ConfirmLineupButtonProps) {
  const router = useRouter();
  const { pending, run } = useAction<LineupDto>();
  const [problem, setProblem] = useState<string | null>(null);
  async function see() {
    const result = await run(() => confirmLineupAction({ week }));
    // If the lineup is already closed, the week's games are open too.
    if (result?.ok || result?.error.code === 'locked') {
      // On the box scores page itself, the pressed button disappears and no new page opens that
      // would take the focus.
      document.getElementById('main')?.focus();
      router.push('/student/box-scores');
      router.refresh();
    } else if (result) setProblem(result.error.message);
  }
  return (
    <div className="grid">
      <LiveRegion className="not-empty:mb-2">{problem}</LiveRegion>
      {/* Its script may come after the page; a press before that would be lost. */}
      <DisabledUntilHydrated>
        <Button
          variant={variant}
          icon="clipboard-list"
          pending={pending}
          onClick={() => void see()}
        >
          {children}
        </Button>
      </DisabledUntilHydrated>
    </div>
  );
}
