import { PauseForm, type PauseFormProps } from '../BreakForm/PauseForm';

export type ExclusionFormProps = PauseFormProps & Required<Pick<PauseFormProps, 'acknowledgement'>>;

/**
 * Excludes a member from play in two steps: how long, then what it means, a tick and the yes. For a shorter time use `BreakForm`.
 */
export function ExclusionForm(props: ExclusionFormProps) {
  return <PauseForm data-component="ExclusionForm" {...props} />;
}
