import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../../hooks/isComposing';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { useLabels } from '../../labels/useLabels';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button';
import { matchOptions } from '../Combobox/matchOptions';
import { Flag } from '../Flag/Flag';
import { MenuItemView } from '../Menu/MenuItemView';
import { itemsOf } from '../Menu/menuKeys';
import { useMenu } from '../Menu/useMenu';
import { SearchField } from '../SearchField/SearchField';
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
  /** Other names that people search for, such as 'German Allemand'. */
  keywords?: string | undefined;
}

/** From this many languages on the list has a search. */
const SEARCHABLE = 10;

export interface LanguageSelectLabels {
  /** Name of the button and the list: 'Language'. The current language is appended. */
  language: string;
  /** Texts of the search in a list of ten languages or more. Without them, or the built-in ones, there is no search. */
  search?: { label: string; clear: string; results: (count: number) => string; none: string };
}

export interface LanguageSelectProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** The languages on offer, each by its own name. */
  languages: readonly LanguageOption[];
  /** BCP 47 tag of the current language. */
  selectedTag: string;
  labels?: Partial<LanguageSelectLabels>;
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
 * at once; arrow keys only move the focus. A long list has a search, which arrow up from the first language and
 * Shift+Tab lead to. In a form use `Select`.
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
  const texts = useLabels<LanguageSelectLabels>('LanguageSelect', labels);
  const triggerId = useId();
  const menu = useMenu({ isInitiallyOpen });
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const options = useMemo(
    () => languages.map((each) => ({ ...each, label: each.name })),
    [languages],
  );
  const isSearchable = texts.search !== undefined && languages.length >= SEARCHABLE;
  // The list opens whole again, whatever was searched for before.
  const text = menu.isOpen && isSearchable ? query : '';
  const shown = matchOptions(options, text);
  const current = languages.find(({ tag }) => tag === selectedTag);
  const styling = { 'data-variant': variant, 'data-tone': tone, 'data-size': size };
  const name = [texts.language, current?.name ?? ''].filter(Boolean).join(': ');

  const choose = (tag: string): void => {
    menu.close();
    setQuery('');
    if (tag !== selectedTag) onSelect?.({ tag });
  };

  const handleSearchKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return;
    const [first] = shown;
    if (event.key === 'Enter' && text !== '' && first !== undefined) choose(first.tag);
    else if (event.key === 'ArrowDown' || (event.key === 'Tab' && !event.shiftKey))
      menu.enter('first');
    else return;
    event.preventDefault();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target === search.current) return;
    const isAtStart = event.target === itemsOf(event.currentTarget)[0];
    if ((event.key === 'ArrowUp' && isAtStart) || (event.key === 'Tab' && event.shiftKey)) {
      if (search.current !== null) {
        search.current.focus();
        event.preventDefault();
        return;
      }
    }
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
        aria-haspopup={isSearchable ? 'dialog' : 'menu'}
        onClick={() => {
          setQuery('');
          menu.onPress();
        }}
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
        role={isSearchable ? 'dialog' : undefined}
        aria-label={isSearchable ? texts.language : undefined}
        data-placement={placement}
        {...menu.list}
        onKeyDown={handleKeyDown}
      >
        {menu.isOpen && isSearchable ? (
          <S.Search>
            <SearchField
              ref={search}
              size="sm"
              label={texts.search.label}
              isLabelHidden
              placeholder={texts.search.label}
              labels={{ clear: texts.search.clear, results: texts.search.results }}
              resultCount={text === '' ? undefined : shown.length}
              value={query}
              onChange={({ value }) => setQuery(value)}
              onKeyDown={handleSearchKeyDown}
            />
          </S.Search>
        ) : null}
        <S.Columns role="menu" aria-label={texts.language}>
          {menu.isOpen
            ? shown.map(({ tag, name: ownName, flag }) => (
                <MenuItemView
                  key={tag}
                  item={{ id: tag, label: ownName, lang: tag, icon: <Flag country={flag} /> }}
                  isChecked={tag === selectedTag}
                  onChoose={() => choose(tag)}
                />
              ))
            : null}
        </S.Columns>
        {shown.length === 0 ? <S.None>{texts.search?.none}</S.None> : null}
      </S.List>
    </S.Root>
  );
}
