import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RegionBoundaryProps {
  /** Tells what the region shows, such as an address: what failed is tried anew when that changes. */
  shows?: string;
  children: ReactNode;
}

/** Keeps a fault inside its region, so that the rest of the page lives on. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ shows }: RegionBoundaryProps) {
    if (this.state.hasFailed && shows !== this.props.shows) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <RegionFault />;
  }
}

function RegionFault() {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={t('errors.chunk')}
      action={<Button onClick={() => window.location.reload()}>{t('actions.retry')}</Button>}
    />
  );
}
