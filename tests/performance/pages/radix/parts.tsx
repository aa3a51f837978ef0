import {
  DropdownMenu,
  Dialog as RadixDialog,
  Select as RadixSelect,
  Tabs as RadixTabs,
  Toast,
} from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../bare/Icon';
import { TEXT } from '../demo/content';
import * as S from './parts.styles';

interface MenuProps {
  label: string;
  items: readonly string[];
  onSelect: (item: string) => void;
}

export const Menu = ({ label, items, onSelect }: MenuProps) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger className="quiet">
      {label} <Icon name="down" />
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <S.MenuList align="start" sideOffset={4}>
        {items.map((item) => (
          <S.MenuItem key={item} onSelect={() => onSelect(item)}>
            {item}
          </S.MenuItem>
        ))}
      </S.MenuList>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);

interface ModalProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export const Modal = ({ isOpen, title, onClose, children }: ModalProps) => (
  <RadixDialog.Root open={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
    <RadixDialog.Portal>
      <S.Scrim />
      <S.Modal aria-describedby={undefined}>
        <S.ModalHead>
          <RadixDialog.Title>{title}</RadixDialog.Title>
          <RadixDialog.Close className="quiet" aria-label={TEXT.close}>
            <Icon name="close" />
          </RadixDialog.Close>
        </S.ModalHead>
        {children}
      </S.Modal>
    </RadixDialog.Portal>
  </RadixDialog.Root>
);

interface SelectProps {
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

export const Select = ({ label, options, value, onChange }: SelectProps) => (
  <div className="field narrow">
    <span id="select-label">{label}</span>
    <RadixSelect.Root value={value} onValueChange={onChange}>
      <S.SelectButton aria-labelledby="select-label">
        <RadixSelect.Value />
        <Icon name="down" />
      </S.SelectButton>
      <RadixSelect.Portal>
        <S.SelectList position="popper">
          <RadixSelect.Viewport>
            {options.map((code) => (
              <S.SelectItem key={code} value={code}>
                <RadixSelect.ItemText>{code}</RadixSelect.ItemText>
              </S.SelectItem>
            ))}
          </RadixSelect.Viewport>
        </S.SelectList>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  </div>
);

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
}

export const Tabs = ({ label, tabs }: TabsProps) => (
  <RadixTabs.Root defaultValue={tabs[0]?.id}>
    <RadixTabs.List className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <RadixTabs.Trigger key={tab.id} value={tab.id}>
          {tab.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    {tabs.map(({ id, content }) => (
      <RadixTabs.Content key={id} value={id}>
        {content}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);

interface ToastsProps {
  toasts: readonly { id: number; text: string }[];
  onDismiss: (id: number) => void;
}

export const Toasts = ({ toasts, onDismiss }: ToastsProps) => (
  <Toast.Provider label={TEXT.messages}>
    {toasts.map(({ id, text }) => (
      <S.ToastRow key={id} onOpenChange={(isOpen) => (isOpen ? undefined : onDismiss(id))}>
        <Toast.Description>{text}</Toast.Description>
        <Toast.Close className="quiet" aria-label={TEXT.close}>
          <Icon name="close" />
        </Toast.Close>
      </S.ToastRow>
    ))}
    <S.Toasts />
  </Toast.Provider>
);
