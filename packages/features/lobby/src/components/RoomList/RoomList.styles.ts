import { color, fontSize, media, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space(12)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Room = styled.li`
  min-inline-size: 0;
  padding: ${space(12)} ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface-panel')};
`;

export const Name = styled.p`
  font-weight: 600;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow-wrap: anywhere;
`;

export const Limits = styled.p`
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(12)};
  min-block-size: 44px;
  margin-block-start: ${space(8)};
`;

export const Seats = styled.p`
  display: grid;
  gap: ${space(4)};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

/** A dot for each seat, taken seats first: one background instead of seven elements. */
export const Dots = styled.span`
  --_step: 12px;

  flex: none;
  inline-size: calc(var(--_seats) * var(--_step));
  block-size: 8px;
  background:
    linear-gradient(${color('accent-text')} 0 0) no-repeat 0 0 / calc(var(--_taken) * var(--_step)) 100%,
    ${color('border-default')};
  mask: radial-gradient(circle at 4px 50%, ${color('text-default')} 3.5px, transparent 4px) 0 0 / var(--_step) 100%;

  [dir='rtl'] & { scale: -1 1; }
  @media ${media.forced} { display: none; }
`;

export const Rest = styled.div`
  display: flex;
  justify-content: center;
`;
