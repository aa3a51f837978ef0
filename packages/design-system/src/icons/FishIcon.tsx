import { Icon, type IconProps } from './Icon';

export function FishIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12c2.5-4 5.5-6 9-6 3.2 0 6 1.8 8 4.6L21.75 8v8l-2.25-2.6c-2 2.8-4.8 4.6-8 4.6-3.5 0-6.5-2-9-6ZM7.5 11h.01M11.75 9.4c1.1 1.6 1.1 3.6 0 5.2" />
    </Icon>
  );
}
