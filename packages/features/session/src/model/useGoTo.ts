import { useLocation, useNavigate } from 'react-router-dom';

/** Navigates to a page of the site; the current page gets no second entry in the history. */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (path) => {
    if (path !== pathname) void navigate(path);
  };
}
