import { createContext } from 'react';
import type { ReadingSettings } from '@/lib/domain/student/reading';

/** How the student reads the app now; the frame around the page provides it. */
export const ReadAloudSettingsContext = createContext<Pick<ReadingSettings, 'voice' | 'slow'>>({
  voice: false,
  slow: false,
});

/** True for a student who reads English with Spanish under it, once the page's words are there. */
export const ReadsBothLanguagesContext = createContext(false);
