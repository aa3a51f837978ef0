import { useLocation, useNavigate } from 'react-router-dom';

/** Shows another page of the site; a page that is shown already gets no second entry in the history. */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (path) => {
    if (path !== pathname) void navigate(path);
  };
}
