import { Icon, type IconProps } from './Icon';

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 11.5V20h14v-8.5M3.5 7.5h17v4h-17ZM12 7.5V20" />
      <path d="M12 7.5C8.8 7.5 7 6.4 7.4 4.8c.5-1.9 3.8-1.6 4.6 2.7.8-4.3 4.1-4.6 4.6-2.7.4 1.6-1.4 2.7-4.6 2.7Z" />
    </Icon>
  );
}
