import { baseApi } from '@parlour/gateway-openapi';
import { stopIntents } from '../intents/useIntent';
import type { MerchantDocument } from '../merchant/merchantDocument';
import { clearSessionStorage } from '../storage/registry';
import { type CoreStore, createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from './merchant';

/**
 * Event at the end of a file of stories (`.storybook/preview.tsx`). Its last story stays mounted while the mock
 * gateway of the next file already answers, which does not know this story's calls.
 */
const ENDED = 'storiesended';
let filesEnded = 0;
window.addEventListener(ENDED, () => {
  filesEnded += 1;
});

export interface StoryStoreOptions {
  /** Fields of the merchant document that differ from the sample. */
  merchant?: Partial<MerchantDocument> | undefined;
  /** Tag of the language. */
  language?: string;
}

export interface StoryStore {
  store: CoreStore;
  /** Call it when the story is mounted. The function that it gives ends the story. */
  begin: () => () => void;
}

/**
 * The store of one story. What still runs when the story ends, such as a thunk that waits for an answer, makes no calls any
 * more: the mock gateway of the next story would not know them, and the next story would fail.
 */
export function createStoryStore({ merchant, language = 'en' }: StoryStoreOptions): StoryStore {
  const ownFile = filesEnded;
  let isOver = false;
  const store = createStore({
    merchant: { ...SAMPLE_MERCHANT, ...merchant },
    // Read for each call; throwing here stops the call from being sent.
    readLanguage: () => {
      if (isOver || filesEnded !== ownFile) throw new Error('This story has ended.');
      return language;
    },
    // Stories need no delay between retries.
    retryDelay: () => 0,
  });
  const end = (): void => {
    isOver = true;
    stopIntents(store);
    // Stored data and running calls would leak into the next story.
    clearSessionStorage();
    for (const call of store.dispatch(baseApi.util.getRunningQueriesThunk())) call.abort();
  };
  return {
    store,
    begin: () => {
      isOver = false;
      return end;
    },
  };
}
