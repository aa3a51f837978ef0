import { describe, expect, it } from 'vitest';
import { fromGlobal, siteAddress, storyAddress, toGlobal } from './addresses';
import { PAGE_STORIES, pageOfStory, storyOfPage } from './pages';

const STORIES = import.meta.glob<string>('../../features/*/src/pages/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Ids of the files of stories that have a story `Ready`. */
const ids = Object.values(STORIES)
  .filter((text) => text.includes('export const Ready'))
  .map((text) => /title: '([^']+)'/.exec(text)?.[1]?.toLowerCase().replaceAll('/', '-'));

describe('[RV-03] links between the site and its stories', () => {
  it('opens a page in a scenario, with what else is in its address', () => {
    const words = 'guest~banners.none';
    expect(siteAddress('http://localhost:5173', '/', words)).toBe(
      'http://localhost:5173/?scenario=guest~banners.none',
    );
    expect(siteAddress('https://demo.test', '/?member=vip&scenario=trial#top', words)).toBe(
      'https://demo.test/?member=vip&scenario=guest~banners.none#top',
    );
    expect(siteAddress('https://demo.test', '/rng', '')).toBe('https://demo.test/rng');
  });

  it('opens a story in a scenario, in letters that Storybook lets through', () => {
    const words = 'member.vip2~clock.2026-12-31T23-50~games.refused-NOT_FOUND';
    const address = storyAddress('http://localhost:6006/', 'a--ready', words);
    const globals = new URL(address).searchParams.get('globals') ?? '';
    expect(globals).toMatch(/^scenario:[\w-]+$/);
    expect(fromGlobal(globals.slice('scenario:'.length))).toBe(words);
    expect(fromGlobal(toGlobal(''))).toBe('');
  });

  it.each(Object.entries(PAGE_STORIES))('%s is the page at %s, and back', (story, path) => {
    expect(ids).toContain(story);
    expect(pageOfStory(`${story}--business-error`)).toBe(path);
    expect(storyOfPage(new URL(path, 'http://localhost'))).toBe(`${story}--ready`);
  });

  it('knows every page that has one address: a new one needs its row', () => {
    // Opened by a press or by an event, or at an address with the name of something.
    const others = [
      ...['agent-memberdialog', 'agent-rebatesdialog', 'promotions-promotiondetails'],
      ...['frame-booterrorpage', 'frame-notfoundpage', 'frame-statuspage'],
      ...['lobby-ingamepage', 'lottery-lotteryroompage', 'session-resetpasswordpage'],
      ...['support-contentlistpage', 'support-contentpage'],
    ];
    const known = [...Object.keys(PAGE_STORIES), ...others.map((id) => `features-${id}`)];
    expect([...ids].sort()).toEqual(known.sort());
  });

  it('knows pages by other addresses, and what is no page', () => {
    expect(storyOfPage(new URL('http://localhost/hot?q=koi'))).toBe(
      'features-lobby-gamelistpage--ready',
    );
    expect(storyOfPage(new URL('http://localhost/nowhere'))).toBeNull();
    expect(pageOfStory('design-system-button--default')).toBeNull();
  });
});
