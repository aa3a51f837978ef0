import { PauseForm, type PauseFormProps } from './PauseForm';

export type { PauseFormLabels, PauseOption } from './pauseOption';

export interface BreakFormProps extends Omit<PauseFormProps, 'acknowledgement'> {
  /** What it is, which also names the region: 'Take a break'. */
  title: string;
  /** One or two sentences below the title: what a break is. */
  description: PauseFormProps['description'];
  /** Durations on offer, the shortest first. Leave the form out without any. */
  options: PauseFormProps['options'];
  /** What the second step tells before the yes, one sentence each. */
  consequences: readonly string[];
  /** True while the break is being started: the form stays as it is and can not be sent again. */
  isBusy?: boolean;
  /** Why it was not started, shown beside the button. What was chosen stays. */
  error?: string | undefined;
  /** Called after the second step with the value of the chosen option. */
  onStart: (event: { value: string }) => void;
}

/**
 * Takes a break from play in two steps: how long, then what it means and the yes (SP-07). For the exclusion, whose second
 * step has to be acknowledged, use `ExclusionForm`.
 */
export function BreakForm(props: BreakFormProps) {
  return <PauseForm data-component="BreakForm" {...props} />;
}
