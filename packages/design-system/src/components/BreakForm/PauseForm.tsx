import {
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import * as S from './PauseForm.styles';
import type { PauseFormLabels, PauseOption } from './pauseOption';
import { ReviewStep } from './ReviewStep';

export interface PauseFormProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** What it is, which also names the region: 'Take a break'. */
  title: string;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 2 | 3;
  /** One or two sentences below the title: what it is, and how it ends. */
  description: ReactNode;
  /** Durations on offer, the shortest first. Leave the form out without any. */
  options: readonly PauseOption[];
  /** What the second step tells before the yes, one sentence each. */
  consequences: readonly string[];
  labels: PauseFormLabels;
  /** The box that has to be ticked before the yes counts: its label, and the error without it. */
  acknowledgement?: { label: string; required: string };
  /** True while it is being started: the form stays as it is and can not be sent again. */
  isBusy?: boolean;
  /** Why it was not started, shown beside the button. What was chosen stays. */
  error?: string | undefined;
  /** Called when the second step opens: a moment to ask anew when each option ends. */
  onReview?: () => void;
  /** Called after the second step with the value of the chosen option. */
  onStart: (event: { value: string }) => void;
}

/** The two steps that `BreakForm` and `ExclusionForm` share: a duration, then what it means and the yes. */
export function PauseForm({
  title,
  headingLevel = 2,
  description,
  options,
  consequences,
  labels,
  acknowledgement,
  isBusy = false,
  error,
  onReview,
  onStart,
  ...rest
}: PauseFormProps) {
  const texts = useLabels<Required<PauseFormLabels>>('PauseForm', labels);
  const titleId = useId();
  const next = useRef<HTMLButtonElement>(null);
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const wasReviewed = useRef(false);
  const chosen = options.find((option) => option.value === value);
  const isSecondStep = isReviewed && chosen !== undefined;
  const Heading = `h${headingLevel}` as const;

  useLayoutEffect(() => {
    if (wasReviewed.current && !isSecondStep) next.current?.focus();
    wasReviewed.current = isSecondStep;
  }, [isSecondStep]);

  return (
    <S.Root aria-labelledby={titleId} {...rest}>
      <S.Head>
        <Heading id={titleId}>{title}</Heading>
        <S.Description>{description}</S.Description>
      </S.Head>
      {isSecondStep ? (
        <ReviewStep
          option={chosen}
          headingLevel={headingLevel === 2 ? 3 : 4}
          consequences={consequences}
          labels={texts}
          acknowledgement={acknowledgement}
          isBusy={isBusy}
          error={error}
          onConfirm={() => onStart({ value })}
          onBack={() => setReviewed(false)}
        />
      ) : (
        <S.Body
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(chosen === undefined);
            setReviewed(chosen !== undefined);
            if (chosen !== undefined) onReview?.();
          }}
        >
          <RadioGroup
            label={texts.choose}
            variant="card"
            options={options.map(({ value: name, label, endText }) => ({
              value: name,
              label,
              hint: endText,
            }))}
            value={value}
            required
            error={isMissing && chosen === undefined ? texts.required : undefined}
            onChange={(event) => setValue(event.value)}
          />
          <S.Actions>
            <Button ref={next} type="submit" variant="outline" tone="neutral">
              {texts.next}
            </Button>
          </S.Actions>
        </S.Body>
      )}
    </S.Root>
  );
}
