import type { SearchFieldLabels } from './SearchField';

export const SEARCH_LABELS: SearchFieldLabels = {
  clear: 'Clear the search',
  results: (count) => (count === 1 ? '1 game found' : `${count} games found`),
};
