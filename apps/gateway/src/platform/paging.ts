/** Paging parameters; validated by the contract. */
export interface PageQuery {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

/** One page of a list, as every list of the contract is answered. */
export interface Page<T> {
  content: T[];
  pageNum: number;
  totalPages: number;
  totalElements: number;
  pageSize: number;
}

const USUAL_SIZE = 20;

/** Offset and length of a page. */
export function windowOf({ pageNo = 1, pageSize = USUAL_SIZE }: PageQuery) {
  return { offset: (pageNo - 1) * pageSize, limit: pageSize };
}

/** A page whose rows are selected already, usually by the database. */
export function toPage<T>(content: T[], totalElements: number, query: PageQuery): Page<T> {
  const { pageNo = 1, pageSize = USUAL_SIZE } = query;
  const totalPages = Math.ceil(totalElements / pageSize);
  return { content, pageNum: pageNo, totalPages, totalElements, pageSize };
}

/** A page of a list in memory. */
export function pageOf<T>(all: readonly T[], query: PageQuery): Page<T> {
  const { offset, limit } = windowOf(query);
  return toPage(all.slice(offset, offset + limit), all.length, query);
}
