import { useEffect, useState } from 'react';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: readonly string[];
}

/** The stories of this Storybook; none if its index can't be read. */
export function useStories(): readonly StoryEntry[] {
  const [stories, setStories] = useState<readonly StoryEntry[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch('index.json', { signal: request.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, StoryEntry> }) =>
        setStories(
          Object.values(entries).filter(
            // What the sidebar does not list is a test.
            ({ type, tags }) => type === 'story' && tags?.includes('dev') !== false,
          ),
        ),
      )
      // A page without an index beside it, such as a test: the specimen is there.
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return stories;
}
