import { useState } from 'react';
import { BetSlip, type BetSlipMode, type BetSlipProps } from './BetSlip';
import { MULTIPLE_LINES, RECEIPT, SINGLE_LINES, SYSTEM_LINES } from './BetSlip.fixtures';

const LINES_OF = { single: SINGLE_LINES, multiple: MULTIPLE_LINES, system: SYSTEM_LINES };

interface OwnedProps extends BetSlipProps {
  /** What the gateway answers. Default: the bet is placed. */
  answer?: { refusal: string } | undefined;
}

/** A slip whose owner keeps selections and stakes, and answers after a moment. */
export function OwnedBetSlip({ answer, ...props }: OwnedProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const [mode, setMode] = useState<BetSlipMode>(props.mode ?? 'single');
  const [stakes, setStakes] = useState<Readonly<Record<string, string>>>({});
  const [hasAccepted, setAccepted] = useState(false);
  const [outcome, setOutcome] = useState<{ refusal?: string; isPlaced?: boolean }>({});
  const selections = props.selections
    .filter(({ id }) => !gone.includes(id))
    .map((each) => (hasAccepted ? { ...each, oldOdds: undefined } : each));
  const lines = LINES_OF[mode].map((line) => ({ ...line, stake: stakes[line.id] ?? line.stake }));
  return (
    <BetSlip
      {...props}
      selections={selections}
      mode={mode}
      lines={lines}
      refusal={outcome.refusal}
      receipt={outcome.isPlaced ? RECEIPT : undefined}
      onModeChange={(event) => {
        props.onModeChange?.(event);
        setMode(event.mode);
      }}
      onStakeChange={(event) => {
        props.onStakeChange?.(event);
        setStakes({ ...stakes, [event.id]: event.value });
      }}
      onRemove={(event) => {
        props.onRemove?.(event);
        setGone([...gone, ...event.ids]);
      }}
      onRestore={(event) => {
        props.onRestore?.(event);
        setGone(gone.filter((id) => !event.ids.includes(id)));
      }}
      onAcceptChanges={() => {
        props.onAcceptChanges?.();
        setAccepted(true);
      }}
      onSubmit={async () => {
        void props.onSubmit();
        await new Promise((resolve) => {
          setTimeout(resolve, 60);
        });
        setOutcome(answer ?? { isPlaced: true });
      }}
      onDone={() => {
        props.onDone?.();
        setOutcome({});
        setGone(props.selections.map(({ id }) => id));
      }}
    />
  );
}
