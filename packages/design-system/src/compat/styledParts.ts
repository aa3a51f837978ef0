import { type ComponentPropsWithRef, createElement, type ElementType, type ReactNode } from 'react';
import { withRef } from './withRef';

/** A styled component whose rules are in a style sheet: an element with one more class. Replaces styled-components in the package. */
export const part = (type: ElementType, own: string) =>
  withRef(({ className, ...rest }: ComponentPropsWithRef<'div'>) =>
    createElement(type, {
      ...rest,
      className: className === undefined ? own : `${own} ${className}`,
    }),
  );

/** A global style whose rules are in a style sheet. */
export const globalStyle = () => () => null;

/** Nothing is left to manage. */
export const StyleSheetManager = ({ children }: { children: ReactNode }) => children;
