'use client';

import { Card } from '@/components/ui/card';
import { lazyModule } from '@/components/ui/lazy-module';
import { SAY_YOUR_NAME } from '@/words/profile';

/** Nearly everyone has a name: the form's script comes for those who do not. */
const NameForm = lazyModule(() => import('./name-form')).component((parts) => parts.NameForm);

/** For a student whose name no one knows, as in a class from another program. */
export function NameCard() {
  return (
    <Card title={SAY_YOUR_NAME.title}>
      <p className="mb-3 text-content-soft">{SAY_YOUR_NAME.why}</p>
      <NameForm />
    </Card>
  );
}
