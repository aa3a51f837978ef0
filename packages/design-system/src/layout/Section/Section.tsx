import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import * as S from './Section.styles';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading; it also names the region. */
  title: ReactNode;
  /** Level of the heading in the page's outline. */
  headingLevel?: 2 | 3;
  /** One line below the heading. */
  description?: ReactNode;
  /** Way to the whole of what is shown here; its name goes on with the title, as in 'More New games'. */
  more?: { href: string; label: string } | undefined;
  /** Shown at the end of the heading's line, before `more`. */
  actions?: ReactNode;
}

/**
 * A named part of a page, with its heading and the way to the whole. For parts without a name of their
 * own take `Stack`.
 */
export function Section({
  title,
  headingLevel = 2,
  description,
  more,
  actions,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <S.Root data-component="Section" aria-labelledby={titleId} {...rest}>
      <S.Head>
        <S.Words>
          <S.Title>
            <Heading id={titleId}>{title}</Heading>
          </S.Title>
          {description === undefined ? null : <S.Description>{description}</S.Description>}
        </S.Words>
        {actions}
        {more === undefined ? null : (
          <S.More href={more.href}>
            {more.label}
            {/* By itself a link that says "More" tells nobody of what (WCAG 2.4.9). */}
            <VisuallyHidden> {title}</VisuallyHidden>
          </S.More>
        )}
      </S.Head>
      {children}
    </S.Root>
  );
}
