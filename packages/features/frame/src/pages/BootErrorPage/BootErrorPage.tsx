import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import { BrandError, ThemeProvider } from '@parlour/design-system/theme';
import { MerchantDocumentError, merchantReason } from '@parlour/feature-core';
import { bootLanguage } from './bootLanguage';
import { bootTexts } from './bootTexts';

export interface BootErrorPageProps {
  error: unknown;
  /** Starts the site again at the same address. */
  onRetry: () => void;
}

/**
 * The plain page of a site that can't start, in the default theme and the visitor's language. i18next is
 * not loaded yet, so it has its few texts in every language with it; an error of the merchant document is in English.
 */
export function BootErrorPage({ error, onRetry }: BootErrorPageProps) {
  const { tag, direction } = bootLanguage();
  const texts = bootTexts(tag);
  const detail = detailOf(error);
  // The server may have written into the page where help is to be had.
  const help = document.querySelector<HTMLAnchorElement>('#fallback a[dir="ltr"]');
  return (
    <ThemeProvider>
      <main id="boot-error" lang={tag} dir={direction}>
        <EmptyState
          headingLevel={1}
          icon={<WarningIcon size={28} />}
          title={texts.title}
          action={<Button onClick={onRetry}>{texts.retry}</Button>}
        >
          {detail === null ? <p>{texts.network}</p> : null}
          <p>{texts.help}</p>
          {help === null ? null : (
            <p>
              <a dir="ltr" href={help.href}>
                {help.textContent}
              </a>
            </p>
          )}
          {detail === null ? null : (
            <p lang="en" dir="ltr">
              {detail}
            </p>
          )}
        </EmptyState>
      </main>
    </ThemeProvider>
  );
}

/** The field of the merchant document that is wrong; null if something else failed. */
function detailOf(error: unknown): string | null {
  if (error instanceof MerchantDocumentError) return `${error.message}: ${merchantReason(error)}`;
  return error instanceof BrandError ? error.message : null;
}
