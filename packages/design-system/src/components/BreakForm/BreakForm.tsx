import { PauseForm, type PauseFormProps } from './PauseForm';

export type { PauseFormLabels, PauseOption } from './pauseOption';

export type BreakFormProps = Omit<PauseFormProps, 'acknowledgement'>;

/**
 * Takes a break from play in two steps: how long, then what it means and the yes. For the exclusion, whose second
 * step has to be acknowledged, use `ExclusionForm`.
 */
export function BreakForm(props: BreakFormProps) {
  return <PauseForm data-component="BreakForm" {...props} />;
}
