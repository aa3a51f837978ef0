import { IconButton } from '@parlour/design-system/IconButton';
import { ChevronEndIcon } from '@parlour/design-system/icons/ChevronEndIcon';
import { ChevronStartIcon } from '@parlour/design-system/icons/ChevronStartIcon';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../../model/notice';
import * as S from './NoticesDialog.styles';

/** Notices per page of the list (MOD-02). */
const PAGE_SIZE = 9;

export interface NoticeListProps {
  notices: readonly Notice[];
  chosen: string;
  /** Counted from 0. */
  page: number;
  onChoose: (id: string) => void;
  onTurn: (page: number) => void;
}

/** The page of a notice, counted from 0. */
export const pageOf = (notices: readonly Notice[], id: string): number =>
  Math.max(0, Math.floor(notices.findIndex((notice) => notice.id === id) / PAGE_SIZE));

/** The titles of the notices, nine at a time. */
export function NoticeList({ notices, chosen, page, onChoose, onTurn }: NoticeListProps) {
  const { t } = useTranslation(['home', 'shared']);
  const total = Math.ceil(notices.length / PAGE_SIZE);
  return (
    <S.Side aria-label={t('notices.title')}>
      <ul role="list">
        {notices.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(({ id, title, day, date }) => (
          <li key={id}>
            <S.Choice
              type="button"
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
            >
              {title}
              <time dateTime={day}>{date}</time>
            </S.Choice>
          </li>
        ))}
      </ul>
      {total < 2 ? null : (
        <S.Pages>
          <IconButton
            label={t('shared:pages.previous')}
            icon={<ChevronStartIcon />}
            disabled={page === 0}
            onClick={() => onTurn(page - 1)}
          />
          <span role="status">
            {t('shared:pages.position', { number: page + 1, pages: total })}
          </span>
          <IconButton
            label={t('shared:pages.next')}
            icon={<ChevronEndIcon />}
            disabled={page === total - 1}
            onClick={() => onTurn(page + 1)}
          />
        </S.Pages>
      )}
    </S.Side>
  );
}
