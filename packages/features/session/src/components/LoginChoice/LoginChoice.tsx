import { ChevronDownIcon } from '@parlour/design-system/icons/ChevronDownIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { useEffect, useId, useRef, useState } from 'react';
import * as S from './LoginChoice.styles';

/** How long the list stays after focus has left it, in ms (HDR-11). */
const CLOSE_DELAY = 200;

export interface LoginChoiceProps {
  /** Name of the button that opens the list. */
  label: string;
  options: readonly { id: string; label: string }[];
  selectedId: string;
  onChoose: (event: { id: string }) => void;
}

/** The list of login methods beside the fields of the header (HDR-04). */
export function LoginChoice({ label, options, selectedId, onChoose }: LoginChoiceProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  return (
    <S.Root
      onFocus={() => clearTimeout(closing.current)}
      onBlur={() => {
        closing.current = setTimeout(() => setIsOpen(false), CLOSE_DELAY);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsOpen(false);
      }}
    >
      <S.Toggle
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <UserIcon />
        <ChevronDownIcon size={16} />
      </S.Toggle>
      <S.List id={listId} hidden={!isOpen}>
        {options.map((option) => (
          <li key={option.id}>
            <S.Option
              type="button"
              aria-current={option.id === selectedId || undefined}
              onClick={() => {
                setIsOpen(false);
                onChoose({ id: option.id });
              }}
            >
              {option.label}
            </S.Option>
          </li>
        ))}
      </S.List>
    </S.Root>
  );
}
