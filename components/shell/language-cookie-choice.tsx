'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { findLanguageCookie, writeLanguageCookie } from './language-cookie';

type LanguageCookieChoiceProps = {
  legend: string;
  options: readonly { value: 'en' | 'es'; label: string }[];
};

export function LanguageCookieChoice({ legend, options }: LanguageCookieChoiceProps) {
  const router = useRouter();
  const [language, setLanguage] = useState<'en' | 'es'>('en');
  useEffect(() => setLanguage((findLanguageCookie() ?? 'en') === 'en' ? 'en' : 'es'), []);
  return (
    <div className="mb-3 flex justify-end">
      <SegmentedControl
        legend={legend}
        name="language"
        options={options}
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
