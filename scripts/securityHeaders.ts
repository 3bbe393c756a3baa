/** The security policy of every page, defined once for the preview, for nginx, and for the page itself. */
import { firstPaintHashes } from './firstPaint.ts'

type Options = {
  demo: boolean
  /** The origins as `allowedOrigins` reads them: for the headers when the app is served, for the page when it is built. */
  origins: readonly string[]
  /** The hashes of the page's inline elements: those of the sources, unless a built page with other hashes is served. */
  hashes?: { script: string; style: string }
}

/**
 * The directives of the policy. Only in the demo, a Trusted Types policy named `default` allows the mock worker to be registered.
 */
function directives({ demo, origins, hashes = firstPaintHashes() }: Options): readonly string[] {
  const { script, style } = hashes
  return [
    `default-src 'none'`,
    `script-src 'self' ${script}`,
    `style-src 'self' ${style}`,
    `font-src 'self'`,
    [`img-src 'self' https: data:`, ...origins].join(' '),
    `media-src https:`,
    [`connect-src 'self'`, ...origins].join(' '),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify app${demo ? ' default' : ''}`,
  ]
}

/** The policy for `<meta http-equiv>`, without `frame-ancestors`, which browsers ignore there with a warning. */
export function pagePolicy(options: Options): string {
  return directives(options)
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')
}

/** The hashes that a built page lists for its inline elements; null if it is not a page of this app. */
export function hashesIn(page: string): { script: string; style: string } | null {
  const of = (directive: string) =>
    new RegExp(`${directive} 'self' ('sha256-[\\w+/=]+')`).exec(page)?.[1]
  const [script, style] = [of('script-src'), of('style-src')]
  return script === undefined || style === undefined ? null : { script, style }
}

/**
 * The only file that may run WebAssembly. A worker has the policy of its own response, so the policy of the page stays strict.
 * The worker can't send requests to other origins.
 */
export const wasmWorker = {
  /** The path of the file, relative to the app's base path. */
  file: /^assets\/barcodes\.worker-[\w-]+\.js$/,
  policy: `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`,
}

export function securityHeaders(options: Options): Record<string, string> {
  return {
    'Content-Security-Policy': directives(options).join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  }
}
