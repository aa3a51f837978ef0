import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Page } from './Page';

const labels = { skip: 'Skip to the content' };

describe('Page', () => {
  conformance(
    (props) => (
      <Page {...props} labels={labels} header="Parlour">
        Content
      </Page>
    ),
    { element: 'div', dataComponent: 'Page' },
  );

  it('has each landmark once', () => {
    renderThemed(
      <Page labels={labels} header="Parlour" footer="18+">
        Content
      </Page>,
    );
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  });

  it('has no empty bars for what is not given', () => {
    renderThemed(
      <Page labels={labels} header="Parlour">
        Content
      </Page>,
    );
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(document.querySelector('[data-bottom-bar]')).toBeNull();
  });

  it('skips to the content without a change of address', () => {
    renderThemed(
      <Page labels={labels} header="Parlour">
        Content
      </Page>,
    );
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: labels.skip }));
    expect(isFollowed).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
