import { useLayoutEffect, useRef, useState } from 'react';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Notice } from '../Notice/Notice';
import * as S from './PauseForm.styles';
import type { PauseFormLabels, PauseOption } from './pauseOption';

export interface ReviewStepProps {
  option: PauseOption;
  headingLevel: 3 | 4;
  consequences: readonly string[];
  labels: FoundLabels<PauseFormLabels>;
  acknowledgement: { label: string; required: string } | undefined;
  isBusy: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onBack: () => void;
}

/** The second step: what the choice means, and the yes to it. */
export function ReviewStep({
  option,
  headingLevel,
  consequences,
  labels,
  acknowledgement,
  isBusy,
  error,
  onConfirm,
  onBack,
}: ReviewStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const Heading = `h${headingLevel}` as const;

  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <S.Body
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const isOpen = acknowledgement !== undefined && !isTicked;
        setMissing(isOpen);
        if (isOpen) box.current?.focus();
        else onConfirm();
      }}
    >
      <S.Question>
        <Heading ref={heading} tabIndex={-1}>
          {labels.review?.(option) ?? noText('PauseForm.review')}
        </Heading>
        <p>{option.endText}</p>
      </S.Question>
      <S.Consequences>
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </S.Consequences>
      {acknowledgement === undefined ? null : (
        <Checkbox
          ref={box}
          label={acknowledgement.label}
          checked={isTicked}
          required
          error={isMissing && !isTicked ? acknowledgement.required : undefined}
          onChange={(event) => setTicked(event.currentTarget.checked)}
        />
      )}
      {error === undefined ? null : (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <S.Actions>
        <Button type="submit" isLoading={isBusy}>
          {labels.confirm}
        </Button>
        <Button variant="outline" tone="neutral" disabled={isBusy} onClick={onBack}>
          {labels.back}
        </Button>
      </S.Actions>
    </S.Body>
  );
}
