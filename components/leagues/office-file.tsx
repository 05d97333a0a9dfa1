'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { END_OF_YEAR, fileOfText, savedSizeText } from '@/words/end-of-year';

type SavedFile = { bytes: number } | 'saving' | 'failed';

/** Hands a class's file to the browser and says how large it is; 'failed' without a connection. */
async function saveOfficeFile({ id, period }: { id: string; period: string }): Promise<SavedFile> {
  const response = await fetch(`/api/leagues/${id}/office.zip`).catch(() => null);
  const file = response?.ok ? await response.blob().catch(() => null) : null;
  if (!file) return 'failed';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `fraction-league-office-${period}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
  return { bytes: file.size };
}

/** The files saved since the page was opened, by class. */
export function useSchoolOfficeFiles() {
  const [files, setFiles] = useState<Readonly<Record<string, SavedFile>>>({});
  async function save(each: { id: string; period: string }) {
    const put = (file: SavedFile) => setFiles((before) => ({ ...before, [each.id]: file }));
    put('saving');
    put(await saveOfficeFile(each));
  }
  const isSaved = (id: string) => typeof files[id] === 'object';
  return { files, save, isSaved };
}

const LINK =
  'inline-flex min-h-8 items-center gap-2 font-semibold text-field underline ' +
  'underline-offset-4 hover:decoration-2';

type OfficeFileProps = {
  league: { id: string; name: string };
  file: SavedFile | undefined;
  /** True if the class is about to be deleted, which saves the file first. */
  isSavedFirst: boolean;
  onSave: () => void;
};

/** A class's files: the office's, which says its size once it is saved, and all data. */
export function SchoolOfficeFile({ league, file, isSavedFirst, onSave }: OfficeFileProps) {
  return (
    <div className="flex flex-col items-start">
      {/* A link, so that it works before the script is there. */}
      <a
        href={`/api/leagues/${league.id}/office.zip`}
        className={LINK}
        onClick={(event) => {
          event.preventDefault();
          if (file !== 'saving') onSave();
        }}
      >
        <Icon name={typeof file === 'object' ? 'check' : 'download'} />
        <span>{END_OF_YEAR.file}</span>
        <span className="sr-only">{fileOfText(league.name)}</span>
      </a>
      <p role="status" className="text-content-soft text-sm empty:hidden">
        {typeof file === 'object'
          ? savedSizeText(file.bytes)
          : file
            ? END_OF_YEAR[file]
            : isSavedFirst
              ? END_OF_YEAR.savedFirst
              : null}
      </p>
      <a href={`/api/leagues/${league.id}/export.json`} className={LINK}>
        <Icon name="download" />
        <span>{END_OF_YEAR.everything}</span>
        <span className="sr-only">{fileOfText(league.name)}</span>
      </a>
    </div>
  );
}
