// @chunk fields
import { Pagination } from '@parlour/design-system/Pagination';
import { type ListPaging, useListPaging } from '../../model/useListPaging';

/** The ways to the other pages of a list; nothing where there is only one. */
export function ListPager(props: ListPaging) {
  const paging = useListPaging(props);
  return paging === undefined ? null : <Pagination {...paging} />;
}
