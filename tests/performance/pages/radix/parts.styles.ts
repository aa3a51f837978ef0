import { DropdownMenu, Dialog as RadixDialog, Select as RadixSelect, Toast } from 'radix-ui';
import styled, { css } from 'styled-components';

const floating = css`
  z-index: 30;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--raised);
  color: var(--text);
`;

const option = css`
  padding: 8px 16px;
  border-radius: 8px;
  cursor: pointer;
  outline: none;
  &[data-highlighted] { background: var(--hover); }
`;

export const MenuList = styled(DropdownMenu.Content)`
  ${floating}
  min-inline-size: 200px;
  max-block-size: 80dvb;
  padding: 4px;
  overflow: auto;
`;

export const MenuItem = styled(DropdownMenu.Item)`${option}`;

export const Scrim = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 25;
  background: var(--scrim);
`;

export const Modal = styled(RadixDialog.Content)`
  ${floating}
  position: fixed;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: min(520px, 100% - 32px);
  padding: 24px;
  translate: -50% -50%;
`;

export const ModalHead = styled.header`
  display: flex;
  justify-content: space-between;
  margin-block-end: 16px;
`;

export const SelectButton = styled(RadixSelect.Trigger)`
  display: flex;
  justify-content: space-between;
  border-color: var(--control);
  background: var(--page);
  color: inherit;
  font-weight: 400;
  &:hover { background: var(--page); }
`;

export const SelectList = styled(RadixSelect.Content)`
  ${floating}
  overflow: hidden;
`;

export const SelectItem = styled(RadixSelect.Item)`${option}`;

export const Toasts = styled(Toast.Viewport)`
  position: fixed;
  inset: auto 16px 16px auto;
  z-index: 30;
  display: grid;
  gap: 8px;
  list-style: none;
`;

export const ToastRow = styled(Toast.Root)`
  ${floating}
  display: flex;
  gap: 12px;
  align-items: center;
  padding-inline: 16px;
`;
