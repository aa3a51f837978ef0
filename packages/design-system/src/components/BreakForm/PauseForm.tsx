import {
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/Button';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import * as S from './PauseForm.styles';
import type { PauseFormLabels, PauseOption } from './pauseOption';
import { ReviewStep } from './ReviewStep';

export interface PauseFormProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  title: string;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 2 | 3;
  description: ReactNode;
  options: readonly PauseOption[];
  consequences: readonly string[];
  labels: PauseFormLabels;
  /** What has to be ticked before the second step can be confirmed; none by default. */
  acknowledgement?: { label: string; required: string };
  isBusy?: boolean;
  error?: string | undefined;
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
  onStart,
  ...rest
}: PauseFormProps) {
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
          labels={labels}
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
          }}
        >
          <RadioGroup
            label={labels.choose}
            variant="card"
            options={options.map(({ value: name, label, endText }) => ({
              value: name,
              label,
              hint: endText,
            }))}
            value={value}
            required
            error={isMissing && chosen === undefined ? labels.required : undefined}
            onChange={(event) => setValue(event.value)}
          />
          <S.Actions>
            <Button ref={next} type="submit" variant="outline" tone="neutral">
              {labels.next}
            </Button>
          </S.Actions>
        </S.Body>
      )}
    </S.Root>
  );
}
