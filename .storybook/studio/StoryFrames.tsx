import { Select } from '@parlour/design-system/Select';
import { color, radius, space } from '@parlour/design-system/tokens';
import { type ReactNode, useEffect, useState } from 'react';

interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: string;
}

const SPECIMEN = '';
const SCHEMES = ['dark', 'light'] as const;

const PAIR = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: space(16),
} as const;
const BOX = {
  minInlineSize: 0,
  padding: space(16),
  border: `1px solid ${color('border-subtle')}`,
  borderRadius: radius('panel'),
  background: color('surface-page'),
  color: color('text-default'),
} as const;
const FRAME = { ...BOX, padding: 0, inlineSize: '100%', blockSize: '70vh' } as const;

/** The stories of this Storybook; none if its index can't be read. */
function useStories(): readonly StoryEntry[] {
  const [stories, setStories] = useState<readonly StoryEntry[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch('index.json', { signal: request.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, StoryEntry> }) =>
        setStories(Object.values(entries).filter(({ type }) => type === 'story')),
      )
      // A page without an index beside it, such as a test: the specimen is there.
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return stories;
}

/** What is shown in both themes: the specimen, or any story of this Storybook. */
export function StoryFrames({ children }: { children: ReactNode }) {
  const stories = useStories();
  const [id, setId] = useState(SPECIMEN);
  const options = [
    { value: SPECIMEN, label: 'Specimen' },
    ...stories.map((story) => ({ value: story.id, label: `${story.title} / ${story.name}` })),
  ];
  return (
    <>
      <Select
        label="What to look at"
        options={options}
        value={id}
        onChange={({ target }) => setId(target.value)}
      />
      <div style={PAIR}>
        {SCHEMES.map((scheme) =>
          id === SPECIMEN ? (
            <div key={scheme} data-scheme={scheme} style={BOX}>
              {children}
            </div>
          ) : (
            <iframe
              key={scheme}
              title={`${id}, ${scheme}`}
              src={`iframe.html?viewMode=story&id=${id}&globals=theme:${scheme};brand:studio`}
              style={FRAME}
            />
          ),
        )}
      </div>
    </>
  );
}
