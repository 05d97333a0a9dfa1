import { createContext } from 'react';
import type { Reading } from '@/lib/domain/student/reading';

/** How the student reads the app now; the frame around the page provides it. */
export const ReadingNow = createContext<Pick<Reading, 'voice' | 'slow'>>({
  voice: false,
  slow: false,
});
