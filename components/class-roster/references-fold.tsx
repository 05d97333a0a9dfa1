'use client';

import { type ComponentProps, useState } from 'react';
import { Fold } from '@/components/ui/fold';
import { lazyModule } from '@/components/ui/lazy-module';

// Comparing names takes code that a roster doesn't need to be read.
const ReferencesForm = lazyModule(() => import('./references-form')).component(
  (parts) => parts.ReferencesForm,
);

/** Opened once or twice a year, when a class is new. */
export function ReferencesFold(form: ComponentProps<typeof ReferencesForm>) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <Fold
      summary="Own references for many students"
      className="print-hidden mt-4"
      onToggle={(isOpen) => setWasOpen(wasOpen || isOpen)}
    >
      {wasOpen ? <ReferencesForm {...form} /> : null}
    </Fold>
  );
}
