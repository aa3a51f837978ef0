import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronEndIcon } from '../../icons/ChevronEndIcon';
import type { CardSize, CardTone, CardVariant } from '../Card/Card';
import * as S from './LinkCard.styles';

export interface LinkCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  href: string;
  /** Words of the link: the name of the place, not 'More'. */
  title: ReactNode;
  /** Level of the title in the page's outline; without it the title is no heading. */
  headingLevel?: 2 | 3 | 4;
  /** Shown before the title: an icon or a picture. */
  media?: ReactNode;
  variant?: CardVariant;
  tone?: CardTone;
  size?: CardSize;
}

/**
 * A card that leads somewhere, from wherever it is pressed. Its title alone is the link, so that readers
 * hear a name and not the whole card; a button in the content stays a button of its own. A card that
 * leads nowhere is a `Card`.
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
      <S.Words>
        <S.Title>
          <Heading>
            <S.Link href={href}>{title}</S.Link>
          </Heading>
        </S.Title>
        {children === undefined ? null : <S.Text>{children}</S.Text>}
      </S.Words>
      <S.Lead aria-hidden>
        <ChevronEndIcon />
      </S.Lead>
    </S.Root>
  );
}
