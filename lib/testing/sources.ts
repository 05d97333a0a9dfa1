import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The source files below these folders without tests, as paths from the project's root. */
export function sourceFilesIn(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(process.cwd(), folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => path.join(folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
}

/** A file's content without comments. */
export function textWithoutComments(file: string): string {
  return readFileSync(path.join(process.cwd(), file), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
    '',
  );
}
