'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { Card } from '@/components/ui/card';
import { LiveRegion, Notice } from '@/components/ui/notice';
import type { StudentEditPageDto } from '@/lib/data/class-roster/dto';
import { StudentEditor } from './student-editor';

export function StudentEditPage({ change }: { change: StudentEditPageDto }) {
  const router = useRouter();
  const [news, setNews] = useState('');

  function done(text: string, hasLeft: boolean) {
    // This page is gone for a student of another class.
    if (hasLeft) router.replace(`/teacher/leagues/${change.leagueId}/roster`);
    else setNews(text);
    startTransition(() => router.refresh());
  }

  return (
    <>
      <LiveRegion className="mb-3 empty:absolute">
        {news ? <Notice tone="good">{news}</Notice> : null}
      </LiveRegion>
      <Card className="max-w-text">
        <StudentEditor {...change} onChanged={done} />
      </Card>
    </>
  );
}
