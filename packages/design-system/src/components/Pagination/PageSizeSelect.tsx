import { useId } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { Box, Control, Turn } from '../Select/Select.styles';
import * as S from './Pagination.styles';

export interface PaginationPageSize {
  value: number;
  options: readonly number[];
  /** 'Rows per page'. */
  label: string;
  onChange: (event: { pageSize: number }) => void;
}

export interface PageSizeSelectProps extends PaginationPageSize {
  formatNumber: (value: number) => string;
}

/** Selects the number of rows per page. Its label is beside it, not above as in a form field. */
export function PageSizeSelect({
  value,
  options,
  label,
  onChange,
  formatNumber,
}: PageSizeSelectProps) {
  const id = useId();
  return (
    <S.Size>
      <label htmlFor={id}>{label}</label>
      <Box data-size="sm">
        <Control
          id={id}
          value={value}
          onChange={({ target }) => onChange({ pageSize: Number(target.value) })}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {formatNumber(option)}
            </option>
          ))}
        </Control>
        <Turn>
          <ChevronDownIcon />
        </Turn>
      </Box>
    </S.Size>
  );
}
