import { Icon } from '@parlour/design-system/icons/Icon';

export const UndoIcon = () => (
  <Icon>
    <path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3" />
  </Icon>
);

export const RedoIcon = () => (
  <Icon>
    <path d="m16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3" />
  </Icon>
);
