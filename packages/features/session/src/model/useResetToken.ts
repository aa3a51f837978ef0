import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const readToken = (hash: string): string | null => {
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token === '' ? null : token;
};

/**
 * The token after the `#` of a mailed link, where no server and no referrer sees it. It is removed from the
 * address and the history at once and is only here; null without one.
 */
export function useResetToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readToken(hash));
  const found = readToken(hash);
  // Another link was opened in the same window.
  if (found !== null && found !== token) setToken(found);
  useLayoutEffect(() => {
    if (found !== null) void navigate(pathname, { replace: true });
  }, [found, pathname, navigate]);
  return token;
}
