import { useTranslation } from 'react-i18next';
import { useServiceChat } from '../../model/useServiceChat';
import * as L from '../Footer/Footer.styles';

/** Opens customer service in its own window, with a link where the browser blocks pop-ups (SUP-01). */
export function Service() {
  const { t } = useTranslation('frame');
  const { isOpening, url, onOpen } = useServiceChat();
  return (
    <li>
      <L.Action type="button" aria-busy={isOpening || undefined} onClick={onOpen}>
        {t('status.service')}
      </L.Action>
      <span role="status">
        {url === null ? null : (
          <L.Link href={url} target="_blank" rel="noopener noreferrer">
            {t('status.serviceLink')}
          </L.Link>
        )}
      </span>
    </li>
  );
}
