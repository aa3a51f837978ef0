import type { ComponentPropsWithRef } from 'react';

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** Width and height, a CSS length or px. Default: 1.25em, relative to the text. */
  size?: number | string;
}

/** Base of every icon: 24 by 24, one stroke width, the colour of the text, hidden from screen readers. */
export function Icon({ size = '1.25em', ...rest }: IconProps) {
  return (
    <svg
      aria-hidden
      focusable={false}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    />
  );
}
