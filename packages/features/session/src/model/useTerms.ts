import { useGetContentPageQuery } from '@parlour/gateway-openapi/system';

/** The merchant's page of terms. */
const PAGE = { pageId: 'terms' };

/** The text of the terms, loaded on demand, in the language of that moment. */
export function useTerms({ isWanted }: { isWanted: boolean }) {
  const { data, isError, isFetching, refetch } = useGetContentPageQuery(PAGE, {
    skip: !isWanted,
    refetchOnMountOrArgChange: true,
  });
  const hasFailed = isError && !isFetching;
  return {
    content: hasFailed ? ('failed' as const) : data === undefined ? null : { html: data.content },
    onRetry: () => void refetch(),
  };
}
