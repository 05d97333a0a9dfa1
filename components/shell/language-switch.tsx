'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Segments } from '@/components/ui/segments';
import { LANGUAGE_NAMES, READING } from '@/words/reading';
import { readLanguageCookie, writeLanguageCookie } from './language-cookie';

const options = () =>
  (['en', 'es'] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** For the pages that lead into the app. A student who signs in keeps a language of choice. */
export function LanguageSwitch() {
  const router = useRouter();
  const [language, setLanguage] = useState<'en' | 'es'>('en');
  useEffect(() => setLanguage(readLanguageCookie() === 'en' ? 'en' : 'es'), []);
  return (
    <div className="mb-3 flex justify-end">
      <Segments
        legend={READING.language}
        name="language"
        options={options()}
        value={language}
        onChange={(chosen) => {
          setLanguage(chosen);
          writeLanguageCookie(chosen);
          router.refresh();
        }}
      />
    </div>
  );
}
