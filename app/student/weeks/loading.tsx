import { ScreenLoading } from '../screen-loading';

export default function Loading() {
  return <ScreenLoading rows={4} />;
}
