import { useState } from 'react';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { BottomSheet, type BottomSheetProps } from './BottomSheet';

export const SHEET_LABELS = { close: 'Close', expand: 'Expand', collapse: 'Shrink' };

const FEATURES = ['Free spins', 'Jackpot', 'Buy a feature', 'New this week', 'Low stakes'];

export const Filters = ({ count = 5 }: { count?: number }) => (
  <Stack gap={12}>
    {Array.from({ length: count }, (_, at) => (
      <Checkbox
        key={`filter-${String(at)}`}
        label={`${FEATURES[at % FEATURES.length] ?? ''}${at < FEATURES.length ? '' : ` ${String(at + 1)}`}`}
      />
    ))}
  </Stack>
);

/** A page with a button that opens the sheet. */
export function SheetOnPage({ isOpen, onClose, ...rest }: BottomSheetProps) {
  const [isShown, setShown] = useState(isOpen);
  return (
    <>
      <Button onClick={() => setShown(true)}>Filter games</Button>
      <BottomSheet
        {...rest}
        isOpen={isShown}
        onClose={(event) => {
          setShown(false);
          onClose(event);
        }}
      />
    </>
  );
}
