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

/** A button with the list of columns, each with its box; the last one shown can not be taken away. */
export function ColumnChoice({ label, columns, shownIds, onToggle }: ColumnChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [opener, list] = [button.current, panel.current];
    if (opener === null || list === null) return undefined;
    // Set here, because versions of React disagree on the attribute; the browser does all the rest.
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
