import type { HelpTopic } from '@parlour/gateway-openapi/system';
import { useState } from 'react';
import { findArticle } from '../../model/searchHelp';
import { HelpArticleView } from './HelpArticleView';
import { HelpTopics } from './HelpTopics';

export interface HelpReaderProps {
  topics: readonly HelpTopic[];
  /** The article to begin with; the list of all if undefined or unknown. */
  startId: string | undefined;
  /** Origins that pictures in the texts may come from, besides the site's own. */
  imageHosts: readonly string[];
}

/** Topics with their articles and a search, or one article with a button back (MOD-07). */
export function HelpReader({ topics, startId, imageHosts }: HelpReaderProps) {
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState(startId);
  const [lastId, setLastId] = useState<string>();
  const article = findArticle(topics, openId);
  if (article === undefined)
    return (
      <HelpTopics
        topics={topics}
        text={text}
        lastId={lastId}
        onSearch={setText}
        onOpen={setOpenId}
      />
    );
  return (
    <HelpArticleView
      article={article}
      imageHosts={imageHosts}
      onBack={() => {
        setLastId(openId);
        setOpenId(undefined);
      }}
    />
  );
}
