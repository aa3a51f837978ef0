import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { CaptchaField } from './CaptchaField';
import { CAPTCHA_LABELS, sampleCaptcha } from './CaptchaField.fixtures';

afterEach(() => {
  vi.useRealTimers();
});

describe('CaptchaField', () => {
  conformance(
    (props) => (
      <CaptchaField {...props} label="Captcha" labels={CAPTCHA_LABELS} onRefresh={vi.fn()} />
    ),
    { element: 'input', dataComponent: 'CaptchaField' },
  );

  it('[LOGIN-04] asks for a new picture once in 1,000 ms', () => {
    vi.useFakeTimers();
    const onRefresh = vi.fn();
    renderThemed(<CaptchaField label="Captcha" labels={CAPTCHA_LABELS} onRefresh={onRefresh} />);
    const refresh = screen.getByRole('button', { name: CAPTCHA_LABELS.refresh });
    fireEvent.click(refresh);
    vi.advanceTimersByTime(999);
    fireEvent.click(refresh);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    fireEvent.click(refresh);
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['ready', 1, ''],
    ['loading', 1, CAPTCHA_LABELS.loading],
    ['failed', 0, CAPTCHA_LABELS.failed],
  ] as const)('shows what there is and says how it stands when it is %s', (status, shown, said) => {
    renderThemed(
      <CaptchaField
        label="Captcha"
        labels={CAPTCHA_LABELS}
        src={sampleCaptcha(0)}
        status={status}
        onRefresh={vi.fn()}
      />,
    );
    expect(screen.queryAllByRole('img', { name: CAPTCHA_LABELS.image })).toHaveLength(shown);
    expect(screen.getByRole('status').textContent).toBe(said);
  });
});
