import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { checkContentLink } from '@parlour/feature-core';
import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../model/notice';
import { NoticeList, pageOf } from './NoticeList';
import * as S from './NoticesDialog.styles';

export interface NoticesReaderProps {
  notices: readonly Notice[];
  /** The notice to begin with; null for the first one. */
  startId: string | null;
  /** Origins that pictures in the texts may come from, besides the site's own. */
  imageHosts: readonly string[];
}

/** The titles on one side, the chosen notice on the other, or below them on a phone. */
export function NoticesReader({ notices, startId, imageHosts }: NoticesReaderProps) {
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState(0);
  const [chosenId, setChosenId] = useState(startId);
  const notice = notices.find(({ id }) => id === chosenId) ?? notices[0];
  const [page, setPage] = useState(() => pageOf(notices, notice?.id ?? ''));
  useEffect(() => {
    // On a phone the list comes first, but somebody who pressed a notice wants to read it.
    if (startId !== null) article.current?.scrollIntoView({ block: 'start' });
  }, [startId]);
  useEffect(() => {
    if (choices === 0) return;
    article.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [choices]);
  if (notice === undefined) return null;
  return (
    <S.Root>
      <NoticeList
        notices={notices}
        chosen={notice.id}
        page={page}
        onTurn={setPage}
        onChoose={(id) => {
          setChosenId(id);
          setChoices((made) => made + 1);
        }}
      />
      <S.Article ref={article}>
        <h3 ref={heading} tabIndex={-1} data-autofocus>
          {notice.title}
        </h3>
        <time dateTime={notice.day}>{notice.date}</time>
        <SafeHtml html={notice.content} imageHosts={imageHosts} checkLink={checkContentLink} />
      </S.Article>
    </S.Root>
  );
}
