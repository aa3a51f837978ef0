import { Icon, type IconProps } from './Icon';

export function LotteryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="6.5" />
      <circle cx="10" cy="10" r="2.5" />
      <circle cx="18" cy="18" r="3" />
    </Icon>
  );
}
