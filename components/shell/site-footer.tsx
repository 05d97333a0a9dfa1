import { SHELL, SITE_PAGES } from '@/words/shell';
import { PRODUCT_NAME } from './wordmark';

const pages = () =>
  [
    ['/guide', SITE_PAGES.guide],
    ['/about', SITE_PAGES.about],
    ['/pricing', SITE_PAGES.pricing],
    ['/privacy', SITE_PAGES.privacy],
    ['/terms', SITE_PAGES.terms],
    ['/accessibility', SITE_PAGES.accessibility],
    ['/contact', SITE_PAGES.contact],
  ] as const;

/** @param credit the source of the page's statistics. */
export function SiteFooter({ credit }: { credit?: string }) {
  return (
    <footer data-shell className="mt-12 border-line border-t-2 bg-sunk">
      <div
        className={
          'mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 ' +
          'py-6 sm:px-6'
        }
      >
        <p className="font-semibold">{PRODUCT_NAME}</p>
        <nav aria-label={SHELL.aboutSite}>
          <ul className="-mx-3 flex flex-wrap">
            {pages().map(([href, label]) => (
              <li key={href}>
                <a
                  href={href}
                  className={
                    'inline-flex min-h-touch items-center px-3 text-content underline ' +
                    'underline-offset-4'
                  }
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="w-full text-base text-content-soft">
          {`${credit ? `${credit} ` : ''}${SHELL.notNfl}`}
        </p>
      </div>
    </footer>
  );
}
