import { ScreenLoading } from '@/components/shell/screen-loading';

export default function Loading() {
  return <ScreenLoading panel={false} rows={5} />;
}
