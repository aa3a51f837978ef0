import { WinnersPanel } from '../../components/WinnersPanel/WinnersPanel';
import { useWinners } from '../../model/useWinners';

/** The leaders of the gateway. */
export function HomeWinners() {
  return <WinnersPanel state={useWinners()} />;
}
