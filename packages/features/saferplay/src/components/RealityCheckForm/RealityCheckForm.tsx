import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { RadioGroup } from '@parlour/design-system/RadioGroup';
import { useState } from 'react';

export interface RealityCheckLabels {
  title: string;
  description: string;
  /** Name of the choice. */
  interval: string;
  save: string;
}

export interface RealityCheckFormProps {
  /** What can be chosen. The value '' is none. */
  options: readonly { value: string; label: string }[];
  /** What holds. */
  value: string;
  labels: RealityCheckLabels;
  /** Below the choice: that there has to be a reminder. */
  hint?: string | undefined;
  isBusy: boolean;
  /** Why the last choice was not taken. */
  error?: string | undefined;
  onSave: (event: { value: string }) => void;
}

const NONE = 'none';

/** Chooses the interval of the reality check (SP-06). Saved by a press, since the arrow keys pass by other choices. */
export function RealityCheckForm({
  options,
  value,
  labels,
  hint,
  isBusy,
  error,
  onSave,
}: RealityCheckFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? value;
  return (
    <Card>
      <Section headingLevel={3} title={labels.title} description={labels.description}>
        <Stack align="start">
          <RadioGroup
            label={labels.interval}
            hint={hint}
            error={error}
            options={options.map((option) => ({ ...option, value: option.value || NONE }))}
            value={shown || NONE}
            onChange={({ value: next }) => setChosen(next === NONE ? '' : next)}
          />
          <Button
            size="sm"
            variant="outline"
            isLoading={isBusy}
            onClick={() => onSave({ value: shown })}
          >
            {labels.save}
          </Button>
        </Stack>
      </Section>
    </Card>
  );
}
