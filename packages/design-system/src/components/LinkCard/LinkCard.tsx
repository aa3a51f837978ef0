import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronEndIcon } from '../../icons/ChevronEndIcon';
import type { CardSize, CardTone, CardVariant } from '../Card/Card';
import * as S from './LinkCard.styles';

export interface LinkCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Address that it leads to. */
  href: string;
  /** Text of the link: the name of its target, not 'More'. */
  title: ReactNode;
  /** Heading level of the title. Without it the title is plain text, not a heading. */
  headingLevel?: 2 | 3 | 4;
  /** Icon or picture before the title. */
  media?: ReactNode;
  variant?: CardVariant;
  tone?: CardTone;
  size?: CardSize;
}

/**
 * A card that links somewhere, wherever it is pressed. Only the title is the link, so screen readers read a
 * name and not the whole card. Buttons in the content stay buttons. For a card without a link use `Card`.
 */
export function LinkCard({
  href,
  title,
  headingLevel,
  media,
  variant = 'panel',
  tone = 'neutral',
  size = 'md',
  children,
  ...rest
}: LinkCardProps) {
  const Heading = headingLevel === undefined ? 'p' : (`h${headingLevel}` as 'h2');
  return (
    <S.Root
      data-component="LinkCard"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      {...rest}
    >
      {media === undefined ? null : <S.Media aria-hidden>{media}</S.Media>}
      <S.Texts>
        <S.Title>
          <Heading>
            <S.Link href={href}>{title}</S.Link>
          </Heading>
        </S.Title>
        {children === undefined ? null : <S.Text>{children}</S.Text>}
      </S.Texts>
      <S.Lead aria-hidden>
        <ChevronEndIcon />
      </S.Lead>
    </S.Root>
  );
}
