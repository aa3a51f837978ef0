import { NoticeBar } from '../../components/NoticeBar/NoticeBar';
import { useNotices } from '../../model/useNotices';

/** The notices of the gateway. */
export function HomeNotices() {
  const { state, open } = useNotices();
  return <NoticeBar state={state} onOpen={open} />;
}
