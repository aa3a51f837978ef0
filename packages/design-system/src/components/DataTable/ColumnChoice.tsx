import { useEffect, useRef } from 'react';
import { ColumnsIcon } from '../../icons/ColumnsIcon';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { placeBelow } from '../Menu/placeBelow';
import * as S from './DataTable.styles';

export interface ColumnChoiceProps {
  label: string;
  columns: readonly { id: string; header: string }[];
  shownIds: readonly string[];
  onToggle: (id: string) => void;
}

/** A button that opens a list of columns with checkboxes. The last visible column cannot be hidden. */
export function ColumnChoice({ label, columns, shownIds, onToggle }: ColumnChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [opener, list] = [button.current, panel.current];
    if (opener === null || list === null) return undefined;
    // Set by hand, because React versions differ in how they name the attribute.
    opener.popoverTargetElement = list;
    const handleToggle = () => placeBelow(list, opener);
    list.addEventListener('toggle', handleToggle);
    return () => list.removeEventListener('toggle', handleToggle);
  }, []);

  return (
    <>
      <Button ref={button} variant="outline" tone="neutral" size="sm" icon={<ColumnsIcon />}>
        {label}
      </Button>
      <S.Choice ref={panel} popover="auto" role="group" aria-label={label} data-placement="end">
        {columns.map(({ id, header }) => {
          const isShown = shownIds.includes(id);
          return (
            <Checkbox
              key={id}
              label={header}
              checked={isShown}
              disabled={isShown && shownIds.length === 1}
              onChange={() => onToggle(id)}
            />
          );
        })}
      </S.Choice>
    </>
  );
}
