import { readStored, writeStored } from './registry';
import { LEAVING } from './reloadPage';

type DraftValues = Readonly<Record<string, string | boolean>>;

const isDraft = (data: unknown): data is DraftValues =>
  typeof data === 'object' &&
  data !== null &&
  Object.values(data).every((value) => typeof value === 'string' || typeof value === 'boolean');

const readDrafts = (): Record<string, unknown> =>
  readStored('drafts', (text) => {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? { ...data } : null;
  }) ?? {};

function writeDrafts(drafts: Record<string, unknown>): void {
  writeStored('drafts', Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}

/**
 * Storage for a form's draft while the site reloads the page, for `draft` of a `Form`. It lasts until the form
 * mounts again, at most as long as the tab and the session.
 * @param name of the form, with its subject if there are several
 */
export function formDraft(name: string) {
  return {
    take: (): DraftValues | null => {
      const { [name]: draft, ...others } = readDrafts();
      if (draft === undefined) return null;
      writeDrafts(others);
      return isDraft(draft) ? draft : null;
    },
    keep: (read: () => DraftValues): (() => void) => {
      const write = () => {
        const draft = read();
        if (Object.keys(draft).length > 0) writeDrafts({ ...readDrafts(), [name]: draft });
      };
      window.addEventListener(LEAVING, write);
      return () => window.removeEventListener(LEAVING, write);
    },
  };
}
