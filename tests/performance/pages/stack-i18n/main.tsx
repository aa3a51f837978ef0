import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import '../stack/main';
import { createRoot } from 'react-dom/client';

/** The floor of the stack, with the smallest working use of i18next. */
void i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { translation: { names: 'Names' } } } });

function Title() {
  const { t } = useTranslation();
  return <h1>{t('names')}</h1>;
}

const container = document.createElement('div');
document.body.prepend(container);
createRoot(container).render(<Title />);
