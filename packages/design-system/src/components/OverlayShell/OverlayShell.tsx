import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { keepWhileComposing } from '../../hooks/isComposing';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ChevronStartIcon } from '../../icons/ChevronStartIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { CLOSED_BY_PROGRAM, useModal } from '../Dialog/useModal';
import { IconButton } from '../IconButton/IconButton';
import { OverlayNav } from './OverlayNav';
import * as S from './OverlayShell.styles';
import type { OverlayShellEntry } from './shellEntry';
import { type ShellView, useShellView } from './useShellView';

export type { OverlayShellEntry } from './shellEntry';
export type { ShellView } from './useShellView';

export type OverlayShellCloseReason = 'escape' | 'button';

export interface OverlayShellLabels {
  /** Name of the button that closes. */
  close: string;
  /** Name of the button that leads from a page to the list, on a phone. */
  back: string;
  /** Accessible name of the navigation. */
  nav: string;
}

export interface OverlayShellProps
  extends Omit<
    ComponentPropsWithRef<'dialog'>,
    'open' | 'onCancel' | 'onClose' | 'onSelect' | 'title'
  > {
  isOpen: boolean;
  /** Called when the person asks to close; the owner then sets `isOpen`. */
  onClose: (event: { reason: OverlayShellCloseReason }) => void;
  /** Heading and accessible name. */
  title: ReactNode;
  labels: OverlayShellLabels;
  entries: readonly OverlayShellEntry[];
  /** The page that is shown. */
  currentId?: string | undefined;
  /** Called when an entry without `href` was pressed. */
  onSelect?: (event: { id: string }) => void;
  /** What a phone shows first: the list of pages, or the page, for an address that leads to one. */
  startsWith?: ShellView;
  /** Heading of the page, where it is not the entry's label. */
  pageTitle?: ReactNode;
  /** Shown at the end of the page's heading: a filter, a way to help. */
  pageActions?: ReactNode;
  /** Always in sight beside the title: the balance. */
  summary?: ReactNode;
  /** Stands in for the page until it is there. */
  loading?: ReactNode;
  /** The page. */
  children?: ReactNode;
}

/**
 * A room of its own over the site, with pages and a navigation: the member centre, the agent centre. On a
 * phone the list of pages comes first and each page has a way back to it. For one question or one form
 * take `Dialog`. Focus goes to the title, and to a page's heading when the page changes.
 */
export function OverlayShell({
  isOpen,
  onClose,
  title,
  labels,
  entries,
  currentId,
  onSelect,
  startsWith = 'list',
  pageTitle,
  pageActions,
  summary,
  loading,
  ref,
  onKeyDown,
  children,
  ...rest
}: OverlayShellProps) {
  const titleId = useId();
  const modal = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPresent = useModal(modal, isOpen);
  const { view, setView } = useShellView({ isOpen, currentId, startsWith, heading, body });
  const name = pageTitle ?? entries.find(({ id }) => id === currentId)?.label;

  return (
    <S.Root
      data-component="OverlayShell"
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={useMergedRef(modal, ref)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        keepWhileComposing(event);
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose({ reason: 'escape' });
      }}
      onClose={(event) => {
        // A browser may refuse to be held back at the second Escape.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        if (isOpen && event.currentTarget.returnValue !== CLOSED_BY_PROGRAM)
          onClose({ reason: 'escape' });
      }}
    >
      {isPresent ? (
        <>
          <S.Head>
            <S.Title id={titleId} tabIndex={-1} data-autofocus>
              {title}
            </S.Title>
            {summary === undefined ? null : <S.Summary>{summary}</S.Summary>}
            <S.Close>
              <IconButton
                label={labels.close}
                icon={<CloseIcon />}
                onClick={() => onClose({ reason: 'button' })}
              />
            </S.Close>
          </S.Head>
          <S.Body ref={body} data-view={view}>
            <OverlayNav
              label={labels.nav}
              entries={entries}
              currentId={currentId}
              onPress={({ id, href }) => {
                setView('page');
                if (href === undefined) onSelect?.({ id });
              }}
            />
            <S.Page
              data-scrolls
              // A page has to be scrolled by keyboard from somewhere: as a rule from its heading.
              tabIndex={name === undefined ? 0 : undefined}
            >
              <S.PageHead>
                <S.Back>
                  <IconButton
                    label={labels.back}
                    icon={<ChevronStartIcon />}
                    onClick={() => setView('list')}
                  />
                </S.Back>
                {name === undefined ? null : (
                  <S.PageTitle ref={heading} tabIndex={-1}>
                    {name}
                  </S.PageTitle>
                )}
                {pageActions}
              </S.PageHead>
              <S.Content aria-busy={loading !== undefined}>{loading ?? children}</S.Content>
            </S.Page>
          </S.Body>
        </>
      ) : null}
    </S.Root>
  );
}
