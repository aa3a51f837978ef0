import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, radius, size, space } from '../../tokens/read';

export const Root = styled.nav`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(12)} ${space(24)};
  inline-size: 100%;
  font-size: ${fontSize('sm')};
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-inline-size: 0;
  @container (max-width: 519px) { flex: 1; justify-content: space-between; }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  @container (max-width: 519px) { display: none; }
`;

export const Position = styled.span`
  min-inline-size: 0;
  padding-inline: ${space(8)};
  text-align: center;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
  @container (min-width: 520px) { display: none; }
`;

const stepStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-inline-size: ${size('control-md')};
  min-block-size: ${size('control-md')};
  padding-inline: ${space(8)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  background: none;
  color: ${color('text-muted')};
  cursor: pointer;
  transition: background-color ${duration('feedback')}, color ${duration('feedback')};

  &:active { background: ${color('surface-hover')}; }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; color: ${color('text-default')}; } }
  &[aria-current] { background: ${color('action-subtle')}; color: ${color('action-text')}; cursor: default; }
  &[aria-disabled] { background: none; color: ${color('text-disabled')}; cursor: not-allowed; }
  @media ${media.touch} { min-inline-size: 44px; min-block-size: 44px; }
  @media ${media.forced} {
    &[aria-current] { border-color: Highlight; }
    &[aria-disabled] { color: GrayText; }
  }
`;

export const StepLink = styled.a`${stepStyles}`;
export const StepButton = styled.button`${stepStyles}`;

export const Gap = styled.li`
  display: grid;
  place-items: center;
  min-inline-size: ${size('control-md')};
  color: ${color('text-muted')};
  @media ${media.touch} { min-inline-size: 44px; }
`;

export const Size = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  color: ${color('text-muted')};
  > div { inline-size: auto; color: ${color('text-default')}; }
  @container (max-width: 519px) { flex: 1 0 100%; justify-content: center; }
`;
