import { Accordion } from '@parlour/design-system/Accordion';
import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { checkContentLink, formatDay, useLanguage } from '@parlour/feature-core';
import type { Announcement } from '@parlour/gateway-openapi/agent';
import * as S from './AnnouncementList.styles';

export interface AnnouncementListProps {
  /** Newest first. */
  announcements: readonly Announcement[];
  /** Origins that pictures in the texts may come from, beside the site's own. */
  imageHosts: readonly string[];
}

/** The merchant's announcements to agents; the newest is expanded. */
export function AnnouncementList({ announcements, imageHosts }: AnnouncementListProps) {
  const { tag } = useLanguage();
  return (
    <Accordion
      headingLevel={3}
      items={announcements.map(({ id, title, content, startDateStr }, at) => ({
        id,
        isOpen: at === 0,
        title: (
          <S.Title>
            <span>{title}</span>
            <time dateTime={startDateStr}>{formatDay(startDateStr, tag)}</time>
          </S.Title>
        ),
        content: <SafeHtml html={content} imageHosts={imageHosts} checkLink={checkContentLink} />,
      }))}
    />
  );
}
