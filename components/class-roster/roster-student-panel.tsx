'use client';

import { useState } from 'react';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { SidePanel } from '@/components/ui/side-panel';
import type { ClassRosterDto, EditableStudentDto } from '@/lib/data/class-roster/dto';
import { CHANGE_STUDENT } from '@/words/change-student';
import { StudentEditor } from './student-editor';

type RosterStudentPanelProps = {
  roster: ClassRosterDto;
  /** The arrows go through the students that the table shows. */
  all: readonly string[];
  student: EditableStudentDto;
  nameOf: (student: EditableStudentDto) => string;
  onChoose: (studentId: string | null) => void;
  onChanged: (news: string, hasLeft: boolean) => void;
};

export function RosterStudentPanel({
  roster,
  all,
  student,
  nameOf,
  onChoose,
  onChanged,
}: RosterStudentPanelProps) {
  const { studentId, username, email } = student;
  const [news, setNews] = useState<{ of: string; text: string } | null>(null);
  return (
    <SidePanel
      subject={studentId}
      title={nameOf(student)}
      subtitle={<p className="text-base text-content-soft">{username ?? email}</p>}
      subjects={all}
      labels={CHANGE_STUDENT}
      onChoose={onChoose}
    >
      <LiveRegion className="my-2 empty:absolute">
        {news?.of === studentId ? <Notice tone="good">{news.text}</Notice> : null}
      </LiveRegion>
      <StudentEditor
        key={studentId}
        {...roster}
        student={student}
        name={nameOf(student)}
        onChanged={(text, hasLeft) => {
          if (!hasLeft) setNews({ of: studentId, text });
          onChanged(text, hasLeft);
        }}
      />
    </SidePanel>
  );
}
