import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import * as S from './Section.styles';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading, which also names the region. */
  title: ReactNode;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 2 | 3;
  /** One line below the heading. */
  description?: ReactNode;
  /** Link to the complete list. The title is appended to its name for screen readers: 'More New games'. */
  more?: { href: string; label: string } | undefined;
  /** Shown at the end of the heading's line, before `more`. */
  actions?: ReactNode;
}

/** A named section of a page, with a heading and a link to more. For content without a heading use `Stack`. */
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
        <S.Texts>
          <S.Title>
            <Heading id={titleId}>{title}</Heading>
          </S.Title>
          {description === undefined ? null : <S.Description>{description}</S.Description>}
        </S.Texts>
        {actions}
        {more === undefined ? null : (
          <S.More href={more.href}>
            {more.label}
            {/* "More" alone does not say of what (WCAG 2.4.9). */}
            <VisuallyHidden> {title}</VisuallyHidden>
          </S.More>
        )}
      </S.Head>
      {children}
    </S.Root>
  );
}
