import { type ComponentPropsWithRef, type KeyboardEvent, useId } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button';
import { Flag } from '../Flag/Flag';
import { MenuItemView } from '../Menu/MenuItemView';
import { itemsOf } from '../Menu/menuKeys';
import { useMenu } from '../Menu/useMenu';
import { itemBeside } from './itemBeside';
import * as S from './LanguageSelect.styles';

export const LANGUAGE_SELECT_PLACEMENTS = ['start', 'end'] as const;
export type LanguageSelectPlacement = (typeof LANGUAGE_SELECT_PLACEMENTS)[number];

export interface LanguageOption {
  /** BCP 47 tag. */
  tag: string;
  /** The language's name in that language: 'Deutsch'. */
  name: string;
  /** ISO 3166 code of the country whose flag is shown. */
  flag: string;
}

export interface LanguageSelectLabels {
  /** Name of the button and the list: 'Language'. The current language is appended. */
  language: string;
}

export interface LanguageSelectProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  languages: readonly LanguageOption[];
  /** BCP 47 tag of the current language. */
  selectedTag: string;
  labels: LanguageSelectLabels;
  /** Called after the list has closed. */
  onSelect?: ((event: { tag: string }) => void) | undefined;
  /** Shows the flag only. Default: false. */
  isCompact?: boolean;
  /** Opens on mount, for a component that is loaded when its button is pressed. Default: false. */
  isInitiallyOpen?: boolean;
  /** Edge of the button that the list is aligned with. Default: `end`. */
  placement?: LanguageSelectPlacement;
  variant?: ButtonVariant;
  tone?: ButtonTone;
  size?: ButtonSize;
}

/**
 * Lets people choose the language of the site. Each language is written in itself, and a choice takes effect
 * at once; arrow keys only move the focus. In a form use `Select`.
 */
export function LanguageSelect({
  languages,
  selectedTag,
  labels,
  onSelect,
  isCompact = false,
  isInitiallyOpen = false,
  placement = 'end',
  variant = 'quiet',
  tone = 'neutral',
  size = 'md',
  ...rest
}: LanguageSelectProps) {
  const triggerId = useId();
  const menu = useMenu({ isInitiallyOpen });
  const current = languages.find(({ tag }) => tag === selectedTag);
  const styling = { 'data-variant': variant, 'data-tone': tone, 'data-size': size };
  const name = [labels.language, current?.name ?? ''].filter(Boolean).join(': ');

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const side =
      event.key === 'ArrowRight' ? 'right' : event.key === 'ArrowLeft' ? 'left' : undefined;
    // With a modifier key the browser handles it, for example to go back.
    if (side === undefined || event.ctrlKey || event.metaKey || event.altKey) {
      menu.list.onKeyDown(event);
      return;
    }
    event.preventDefault();
    const items = itemsOf(event.currentTarget);
    const rects = items.map((item) => item.getBoundingClientRect());
    const beside = itemBeside(rects, items.indexOf(event.target as HTMLElement), side);
    if (beside !== undefined) items[beside]?.focus();
  };

  return (
    <S.Root data-component="LanguageSelect" {...rest}>
      <S.Button
        type="button"
        id={triggerId}
        aria-label={name}
        data-compact={isCompact || undefined}
        {...styling}
        {...menu.trigger}
        onClick={menu.onPress}
      >
        {current === undefined ? null : <Flag country={current.flag} />}
        {isCompact || current === undefined ? null : (
          <S.Name lang={current.tag}>{current.name}</S.Name>
        )}
        <S.Turn aria-hidden>
          <ChevronDownIcon />
        </S.Turn>
      </S.Button>
      <S.List
        popover="auto"
        role="menu"
        aria-label={labels.language}
        data-placement={placement}
        {...menu.list}
        onKeyDown={handleKeyDown}
      >
        {menu.isOpen ? (
          <S.Columns>
            {languages.map(({ tag, name: ownName, flag }) => (
              <MenuItemView
                key={tag}
                item={{ id: tag, label: ownName, lang: tag, icon: <Flag country={flag} /> }}
                isChecked={tag === selectedTag}
                onChoose={() => {
                  menu.close();
                  if (tag !== selectedTag) onSelect?.({ tag });
                }}
              />
            ))}
          </S.Columns>
        ) : null}
      </S.List>
    </S.Root>
  );
}
