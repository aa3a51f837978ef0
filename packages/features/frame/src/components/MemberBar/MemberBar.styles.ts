import { color, fontSize, media, radius, space } from '@parlour/design-system/tokens';
import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-inline-size: 0;
  min-block-size: 44px;

  /* A tablet needs the space for both counts. */
  @media ${media.desktop} { gap: ${space(8)}; }
`;

export const Balance = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  @media ${media.wide} { flex: none; }
  padding-inline-end: ${space(4)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('full')};
  background: ${color('surface-panel')};
`;

export const Amount = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  min-block-size: 40px;
  padding-inline: ${space(12)} 0;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  cursor: pointer;

  @media ${media.tablet} { padding-inline-end: ${space(4)}; }
`;

export const Figure = styled.span`
  overflow: hidden;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-failed], [aria-busy] > & { color: ${color('text-muted')}; }
  @media ${media.large} { font-size: ${fontSize('md')}; }
`;

/** Read by screen readers before the figure. */
export const Hint = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** An icon, since a balance that is only paler looks up to date. */
export const Trouble = styled.span`
  display: inline-flex;
  color: ${color('warning')};
`;

export const Turn = styled.span`
  display: inline-flex;
  color: ${color('text-muted')};

  &[data-loading] { animation: ${turn} 900ms linear infinite; }
  @media ${media.still} { animation: none; }
  /* Up to a tablet, and beside the links, the figure needs the space; it fades while it is refetched. */
  @media not all and ${media.desktop} { display: none; }
  @media ${media.wide} { display: none; }
`;

/** Shown before the balance but loaded after it, so that nothing moves. */
export const Links = styled.nav`
  display: none;
  flex: none;
  align-items: center;

  @media ${media.tablet} { display: flex; }
  @media ${media.desktop} { gap: ${space(4)}; }
`;

export const Deposit = styled.span`
  display: none;
  @media ${media.desktop} { display: inline-flex; }
`;

export const Ways = styled.span`
  display: none;
  padding-inline-end: ${space(4)};
  @media ${media.wide} { display: flex; }
`;

export const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 6px;
  border-radius: ${radius('control')};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  @media ${media.hover} { &:hover { color: ${color('text-default')}; } }
`;

export const Sign = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 36px;
  block-size: 44px;
  border-radius: ${radius('control')};
  color: ${color('text-default')};

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
`;

export const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: calc(50% + 2px);
  display: inline-flex;
  pointer-events: none;
`;

/** Visible where the links are not; its space is reserved until its texts are loaded. */
export const Wallet = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 36px;
  block-size: 40px;
  border-radius: ${radius('full')};
  color: ${color('action-text')};

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  @media ${media.desktop} { display: none; }
`;

export const WalletSpace = styled.span`
  flex: none;
  inline-size: 36px;
  @media ${media.desktop} { display: none; }
`;

export const Name = styled.a`
  display: none;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: 44px;
  border-radius: ${radius('control')};
  color: ${color('text-default')};
  font-size: ${fontSize('sm')};
  line-height: 1.2;
  text-decoration: none;

  @media ${media.tablet} { display: inline-flex; }
  @media ${media.hover} { &:hover { color: ${color('action-text')}; } }
`;

export const NameText = styled.span`
  max-inline-size: 12ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A phone has it in the bottom bar. */
export const Leave = styled.span`
  display: none;

  @media ${media.tablet} { display: inline-flex; }
`;

export const Silent = styled(Hint)``;
