import { color, media, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  padding-inline: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
  /* There the clock is on its own line. */
  @media not ${media.large} { padding-block-end: ${space(8)}; }
`;

export const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  /* The height of the notices that are loading. */
  min-block-size: 40px;
  color: ${color('accent-text')};
  @media ${media.touch} { min-block-size: 44px; }

  > svg { flex: none; }
  /* On several lines on a phone. */
  > [role='alert'] { padding-block: ${space(8)}; }
`;

export const None = styled.span`
  color: ${color('text-muted')};
`;
