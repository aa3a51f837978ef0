import { media, size, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
`;

/** As high as the kinds of most malls: two rows of them on a phone. */
export const KindsPlace = styled.div`
  block-size: calc(2 * ${size('control-sm')} + ${space(12)});
  @media ${media.tablet} { block-size: calc(${size('control-sm')} + ${space(8)}); }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space(12)} ${space(16)};

  @media ${media.tablet} {
    display: flex;
    flex-wrap: wrap;

    > [data-component] { flex: 0 1 16rem; }
  }
`;

/** As high as the fields beside it, so that it stands in their middle. */
export const Middle = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${size('control-md')};
`;
