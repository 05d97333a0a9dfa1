/** The mark has five yard lines, the middle one a fraction bar; `compact` may show it alone. */
export function Wordmark({ href = '/', compact = false }: { href?: string; compact?: boolean }) {
  return (
    <a
      href={href}
      data-no-fetch
      className={
        'inline-flex min-h-touch items-center gap-2 whitespace-nowrap font-bold text-chalk ' +
        'no-underline'
      }
    >
      <svg viewBox="0 0 36 36" className="keep-colors size-8 shrink-0" aria-hidden="true">
        <rect width="36" height="36" rx="7" fill="#0b6b3f" />
        <path
          d="M6 8v5M12 8v3M18 8v3M24 8v3M30 8v5M6 28v-5M12 28v-3M18 28v-3M24 28v-3M30 28v-5"
          stroke="#bfe3cd"
          strokeWidth="1.8"
        />
        <path d="M9 18h18" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" />
      </svg>
      <span className={compact ? 'max-sm:sr-only xl:max-[85rem]:sr-only' : undefined}>
        {PRODUCT_NAME}
      </span>
    </a>
  );
}

/** The product's name on screens; an installation may set its own. */
export const PRODUCT_NAME = process.env.NEXT_PUBLIC_PRODUCT_NAME || 'Fraction League';
