// @chunk fields
import { Pagination } from '@parlour/design-system/Pagination';
import { type ListPaging, useListPaging } from '../../model/useListPaging';

/** Links to the other pages of a list; nothing if there is only one. */
export function ListPager(props: ListPaging) {
  const paging = useListPaging(props);
  return paging === undefined ? null : <Pagination {...paging} />;
}
