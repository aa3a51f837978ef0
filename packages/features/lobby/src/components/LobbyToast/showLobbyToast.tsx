import { showToast, ToastRegion, type ToastRegionLabels } from '@parlour/design-system/ToastRegion';
import { createRoot } from 'react-dom/client';

/** Shows a short message over any page, with a place for it where the page has none. */
export function showLobbyToast(
  message: { tone: 'info' | 'danger'; title: string },
  labels: ToastRegionLabels,
): void {
  if (document.querySelector('[data-component="ToastRegion"]') === null) {
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<ToastRegion labels={labels} />);
  }
  showToast(message);
}
