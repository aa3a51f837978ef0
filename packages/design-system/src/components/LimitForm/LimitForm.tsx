import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import * as S from './LimitForm.styles';
import { LimitFormRow } from './LimitFormRow';
import type { LimitFormLabels, LimitRow, LimitTimeLabels } from './limitRow';

export type { LimitFormLabels, LimitRow, LimitTimeLabels } from './limitRow';

export interface LimitFormProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** What is limited, which also names the region: 'Deposit limits'. */
  title: string;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 2 | 3 | 4;
  /** One sentence below the heading: what counts, and when a change holds. */
  description: string;
  /** BCP 47 tag of the reader's language. It decides how a typed amount is parsed. */
  locale: string;
  /** Code or sign before the typed amount: 'IDR'. */
  currency: string;
  /** Digits of an amount after the decimal point. Default: 2. */
  fractionDigits?: number;
  /** For limits of time: their amounts are whole minutes, '90', and typed as hours and minutes. Default: money. */
  timeLabels?: LimitTimeLabels | undefined;
  /** One for each period, the shortest first. */
  rows: readonly LimitRow[];
  labels?: Partial<LimitFormLabels>;
  /**
   * Called with a decimal string above zero, of time with whole minutes, or with null to have no limit. Mark the row as `isBusy`
   * meanwhile: its edit closes when that ends without an `error`, and stays open with one.
   */
  onSave: (event: { id: string; amount: string | null }) => void;
  /** Called when what waits is confirmed. */
  onConfirm: (event: { id: string }) => void;
  /** Called when what waits is called back. */
  onRevoke: (event: { id: string }) => void;
}

/**
 * A member's own limits on one kind of thing, such as deposits, for several periods. One row is edited at a
 * time. For a limit that others set use a `Meter`; for settings that are sent together, a `Form`.
 */
export function LimitForm({
  title,
  headingLevel = 2,
  description,
  locale,
  currency,
  fractionDigits = 2,
  timeLabels,
  rows,
  labels,
  onSave,
  onConfirm,
  onRevoke,
  ...rest
}: LimitFormProps) {
  const texts = useLabels<LimitFormLabels>('LimitForm', labels);
  const titleId = useId();
  const [edited, setEdited] = useState<string | null>(null);
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Root data-component="LimitForm" aria-labelledby={titleId} {...rest}>
      <S.Head>
        <Heading id={titleId}>{title}</Heading>
        <S.Description>{description}</S.Description>
      </S.Head>
      <S.Rows role="list">
        {rows.map((row) => (
          <LimitFormRow
            key={row.id}
            row={row}
            labels={texts}
            locale={locale}
            currency={currency}
            fractionDigits={fractionDigits}
            timeLabels={timeLabels}
            isEditing={edited === row.id}
            onEdit={({ isEditing }) => setEdited(isEditing ? row.id : null)}
            onSave={onSave}
            onConfirm={onConfirm}
            onRevoke={onRevoke}
          />
        ))}
      </S.Rows>
    </S.Root>
  );
}
