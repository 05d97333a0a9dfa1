import { ScreenLoading } from '../../screen-loading';

export default function Loading() {
  return <ScreenLoading panel={false} rows={2} />;
}
