import { color, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Stage = styled.div`
  display: grid;
  grid-template: auto / minmax(0, 1fr);
  place-items: center;
  /* The window without header and bar, so that the game is not clipped. */
  min-block-size: max(480px, calc(100dvh - 220px));
  padding: ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};

  /* In play its end, where a ticket is bought, is in the window. */
  &[data-open] {
    min-block-size: max(360px, calc(100dvh - 274px));
    place-items: stretch;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** Why it is closed, and other games. */
export const Closed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  inline-size: 100%;
`;
