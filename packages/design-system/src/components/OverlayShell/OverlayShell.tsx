import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { keepWhileComposing } from '../../hooks/isComposing';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ChevronStartIcon } from '../../icons/ChevronStartIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { useLabels } from '../../labels/useLabels';
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
  /** Name of the close button. */
  close: string;
  /** Name of the button that leads from a page back to the list, on a phone. */
  back: string;
  /** Accessible name of the navigation. */
  nav: string;
}

export interface OverlayShellProps
  extends Omit<
    ComponentPropsWithRef<'dialog'>,
    'open' | 'onCancel' | 'onClose' | 'onSelect' | 'title'
  > {
  /** Whether it is shown. The owner decides. */
  isOpen: boolean;
  /** Called when the user asks to close the shell. It closes only when you set `isOpen` to false. */
  onClose: (event: { reason: OverlayShellCloseReason }) => void;
  /** Heading and accessible name. */
  title: ReactNode;
  labels?: Partial<OverlayShellLabels>;
  /** The pages, in the order of the menu. */
  entries: readonly OverlayShellEntry[];
  /** Id of the selected page. */
  currentId?: string | undefined;
  /** Called when an entry without `href` is pressed. */
  onSelect?: (event: { id: string }) => void;
  /** What a phone shows first: the list, or the page if the address leads to one. Default: `list`. */
  startsWith?: ShellView;
  /** Heading of the page. Default: the label of its entry. */
  pageTitle?: ReactNode;
  /** Shown at the end of the page's heading: a filter, a help button. */
  pageActions?: ReactNode;
  /** Always visible beside the title: the balance. */
  summary?: ReactNode;
  /** Shown instead of the page while it loads. */
  loading?: ReactNode;
  /** Content of the page. */
  children?: ReactNode;
}

/**
 * A full-screen overlay with pages and its own navigation: the member centre, the agent centre. On a phone
 * it shows the list of pages first, and each page has a back button. Focus goes to the title, and to a
 * page's heading when the page changes. For one question or one form use `Dialog`.
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
  const texts = useLabels<OverlayShellLabels>('OverlayShell', labels);
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
        // Browsers may not let a page prevent a second Escape.
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
                label={texts.close}
                icon={<CloseIcon />}
                onClick={() => onClose({ reason: 'button' })}
              />
            </S.Close>
          </S.Head>
          <S.Body ref={body} data-view={view}>
            <OverlayNav
              label={texts.nav}
              entries={entries}
              currentId={currentId}
              onPress={({ id, href }) => {
                setView('page');
                if (href === undefined) onSelect?.({ id });
              }}
            />
            <S.Page
              data-scrolls
              // The keyboard needs a focusable element to scroll the page; usually that is its heading.
              tabIndex={name === undefined ? 0 : undefined}
            >
              <S.PageHead>
                <S.Back>
                  <IconButton
                    label={texts.back}
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
