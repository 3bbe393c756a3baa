/** The security policy of every page that a server of this project serves. */

type Options = {
  demo: boolean
  /** Where the app may ask and load pictures from, besides its own origin; fixed when it is served. */
  allowedOrigins?: string
}

const DEFAULT_ORIGINS = 'https: http://localhost:* http://127.0.0.1:*'

/** The demo's mock worker is registered through a `default` Trusted Types policy of its own; the live app has none. */
function contentSecurityPolicy({ demo, allowedOrigins = DEFAULT_ORIGINS }: Options): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `img-src 'self' https: data: ${allowedOrigins}`,
    `media-src https:`,
    `connect-src 'self' ${allowedOrigins}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify app${demo ? ' default' : ''}`,
  ].join('; ')
}

export function securityHeaders(options: Options): Record<string, string> {
  const allowedOrigins = process.env['CATALOG_ALLOWED_ORIGINS']
  return {
    'Content-Security-Policy': contentSecurityPolicy({
      ...options,
      ...(allowedOrigins !== undefined && { allowedOrigins }),
    }),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  }
}
