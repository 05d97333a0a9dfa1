import { PageNotFound } from '@/components/open/out-of-bounds';

export default function NotFound() {
  return <PageNotFound />;
}
