import { Icon, type IconProps } from './Icon';

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.5 8V5.5A1.5 1.5 0 0 0 16 4H6a2 2 0 0 0 0 4h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H7a3 3 0 0 1-3-3V6" />
      <path d="M15.9 14h.2" />
    </Icon>
  );
}
