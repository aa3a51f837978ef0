import { useAddressState } from './useAddressState';

export interface Compare {
  /** Whether the figures are compared with the period before; kept in the address. */
  isOn: boolean;
  /** What the query of the report has for it. */
  args: { compare?: true };
  onToggle: (isOn: boolean) => void;
}

const ON = '1';

/** Whether a report is compared with the period before (AG-09). */
export function useCompare(): Compare {
  const { state, write } = useAddressState();
  const isOn = state.compare === ON;
  return {
    isOn,
    args: isOn ? { compare: true } : {},
    onToggle: (next) => write({ compare: next ? ON : '' }),
  };
}
