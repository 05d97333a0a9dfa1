import { Card } from '@/components/ui/card';
import { SAY_YOUR_NAME } from '@/words/profile';
import { LazyOwnNameForm } from './lazy-forms';

/** For a student without a known name, as in a class from another program. */
export function MissingNameCard() {
  return (
    <Card title={SAY_YOUR_NAME.title}>
      <p className="mb-3 text-content-soft">{SAY_YOUR_NAME.why}</p>
      <LazyOwnNameForm />
    </Card>
  );
}
