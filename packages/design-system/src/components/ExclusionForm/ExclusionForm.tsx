import { PauseForm, type PauseFormProps } from '../BreakForm/PauseForm';

export interface ExclusionFormProps extends PauseFormProps {
  /** What it is, which also names the region: 'Self-exclusion'. */
  title: string;
  /** One or two sentences below the title: what an exclusion is, and how it ends. */
  description: PauseFormProps['description'];
  /** Durations on offer, the shortest first. Leave the form out without any. */
  options: PauseFormProps['options'];
  /** What the second step tells before the yes, one sentence each. */
  consequences: readonly string[];
  /** The box that has to be ticked before the yes counts: its label, and the error without it. */
  acknowledgement: { label: string; required: string };
  /** True while the exclusion is being started: the form stays as it is and can not be sent again. */
  isBusy?: boolean;
  /** Why it was not started, shown beside the button. What was chosen stays. */
  error?: string | undefined;
  /** Called after the second step with the value of the chosen option. */
  onStart: (event: { value: string }) => void;
}

/**
 * Excludes a member from play in two steps: how long, then what it means, a tick and the yes (SP-07). For a shorter time use `BreakForm`.
 */
export function ExclusionForm(props: ExclusionFormProps) {
  return <PauseForm data-component="ExclusionForm" {...props} />;
}
