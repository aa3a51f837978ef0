import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';

import * as S from './NavBar.styles';
import type { NavBarEntry, NavBarLabels } from './navEntry';
import { useNavPopover } from './useNavPopover';

interface NavBarItemProps {
  entry: NavBarEntry;
  labels: FoundLabels<NavBarLabels>;
}

/** One entry of the navigation with its drop-down. */
export function NavBarItem({ entry, labels }: NavBarItemProps) {
  const { isOpen, itemProps, buttonProps, popoverProps } = useNavPopover();
  const { label, links = [], more } = entry;
  const hasLinks = links.length > 0;
  return (
    <S.Item {...(hasLinks ? itemProps : {})}>
      <S.Link href={entry.href} aria-current={entry.isCurrent === true ? 'page' : undefined}>
        {entry.picture === undefined ? null : <S.Picture aria-hidden>{entry.picture}</S.Picture>}
        {label}
      </S.Link>
      {hasLinks ? (
        <>
          <S.Arrow
            type="button"
            aria-label={labels.open?.(label) ?? noText('NavBar.open')}
            {...buttonProps}
          >
            <ChevronDownIcon size={16} />
          </S.Arrow>
          <S.Popover popover="auto" data-open={isOpen || undefined} {...popoverProps}>
            {isOpen ? (
              <S.Links role="list">
                {[...links, ...(more === undefined ? [] : [more])].map((link) => (
                  <li key={link.href}>
                    <S.SubLink href={link.href} data-more={link === more || undefined}>
                      {link.picture === undefined ? null : (
                        <S.SubPicture aria-hidden>{link.picture}</S.SubPicture>
                      )}
                      <S.SubLabel>{link.label}</S.SubLabel>
                    </S.SubLink>
                  </li>
                ))}
              </S.Links>
            ) : null}
          </S.Popover>
        </>
      ) : null}
    </S.Item>
  );
}
