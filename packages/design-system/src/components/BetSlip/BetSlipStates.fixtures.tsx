import { Grid } from '../../layout/Grid/Grid';
import { BetSlip, type BetSlipProps } from './BetSlip';
import {
  CHANGED,
  CONFLICT,
  LARKS,
  MIRA,
  MULTIPLE,
  OVER,
  RECEIPT,
  REFUSAL,
  SINGLE_LINES,
  SLIP_LABELS,
} from './BetSlip.fixtures';

/** Each slip has a name of its own, as landmarks of one page need. */
const titled = (title: string) => ({ labels: { ...SLIP_LABELS, title } });

/** Every state of a slip beside the others. */
export function BetSlipStates(props: BetSlipProps) {
  return (
    <Grid minColumn={320} gap={16}>
      <BetSlip {...props} {...titled('Empty')} selections={[]} lines={[]} />
      <BetSlip {...props} {...titled('Loading')} isLoading selections={[]} lines={[]} />
      <BetSlip {...props} {...titled('Prices changed')} {...MULTIPLE} selections={CHANGED} />
      <BetSlip
        {...props}
        {...titled('Not open')}
        selections={[LARKS, { ...OVER, status: 'suspended' }, { ...MIRA, status: 'closed' }]}
        lines={SINGLE_LINES}
      />
      <BetSlip
        {...props}
        {...titled('Can not be combined')}
        {...MULTIPLE}
        selections={[
          { ...LARKS, conflict: CONFLICT },
          { ...OVER, match: LARKS.match, conflict: CONFLICT },
        ]}
      />
      <BetSlip
        {...props}
        {...titled('Stake too high')}
        lines={SINGLE_LINES.slice(0, 1).map((line) => ({
          ...line,
          stake: '900.00',
          error: 'At most 500.00 for this market',
        }))}
      />
      <BetSlip {...props} {...titled('Offline')} isOnline={false} />
      <BetSlip {...props} {...titled('On its way')} isSending />
      <BetSlip {...props} {...titled('Refused')} refusal={REFUSAL} />
      <BetSlip {...props} {...titled('Placed')} receipt={RECEIPT} />
    </Grid>
  );
}
