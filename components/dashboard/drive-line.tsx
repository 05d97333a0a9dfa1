import Link from 'next/link';
import { ClassDriveField } from '@/components/football/drive-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Sentence } from '@/components/ui/sentence';
import type { ClassDriveProgress } from '@/lib/domain/class/class-drive';
import { CLASS_DRIVE, driveLineText } from '@/words/class-drive';

/** The whole class's ball: what all right cards together have moved, and nobody's part in it. */
export function ClassDriveSummary({ drive: { yards, line } }: { drive: ClassDriveProgress }) {
  return (
    <section
      aria-label={CLASS_DRIVE.title}
      className={'forced-edge grid grid-cols-1 gap-1 rounded-lg bg-raised px-4 py-2 shadow-card'}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        {line === null ? (
          <strong>{CLASS_DRIVE.atGoal}</strong>
        ) : (
          <span>
            <Sentence parts={driveLineText(<MixedNumberText key="yards" value={yards} />)} />
          </span>
        )}
        <Link href="/student/drive" prefetch={false} className="touch-link">
          {CLASS_DRIVE.openDrive}
        </Link>
      </p>
      <ClassDriveField yards={yards} height={48} />
    </section>
  );
}
