import { type ComponentPropsWithRef, useLayoutEffect, useMemo, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './SafeHtml.styles';
import { type HtmlRules, sanitizeHtml } from './sanitizeHtml';

export interface SafeHtmlProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Partial<HtmlRules> {
  /** HTML from outside. Keeps text, lists, tables, headings, links and pictures; removes everything else. */
  html: string;
}

const NO_HOSTS: readonly string[] = [];
const leaveLink = (href: string): string => href;
const hasPage = typeof document !== 'undefined';

/**
 * Shows HTML from outside the site. It is the only component that may: HTML is inserted as sanitized nodes,
 * never as a string. It works in the browser only; on a server the element is empty. For text without markup
 * use a plain element.
 */
export function SafeHtml({
  html,
  imageHosts = NO_HOSTS,
  checkLink = leaveLink,
  ref,
  ...rest
}: SafeHtmlProps) {
  const root = useRef<HTMLDivElement>(null);
  // Sanitizes during rendering, which React can interrupt; an effect cannot be interrupted.
  const nodes = useMemo(
    () => (hasPage ? [...sanitizeHtml(html, { imageHosts, checkLink }).childNodes] : []),
    [html, imageHosts, checkLink],
  );
  useLayoutEffect(() => {
    root.current?.replaceChildren(...nodes);
  }, [nodes]);
  return <S.Root data-component="SafeHtml" dir="auto" {...rest} ref={useMergedRef(root, ref)} />;
}
