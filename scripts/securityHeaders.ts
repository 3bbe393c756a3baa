/** The security policy of every page, written once: for the preview, for nginx, and for the page itself. */
import { firstPaintHashes } from './firstPaint.ts'

type Options = {
  demo: boolean
  /** As `allowedOrigins` reads them: fixed when served for the headers, when built for the page. */
  origins: readonly string[]
  /** Of what stands in the page itself; those of the sources unless a built page is served that says its own. */
  hashes?: { script: string; style: string }
}

/** The demo's mock worker is registered through a `default` Trusted Types policy of its own; the live app has none. */
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

/** For `<meta http-equiv>`, where a browser ignores `frame-ancestors` and complains about it. */
export function pagePolicy(options: Options): string {
  return directives(options)
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')
}

/** The hashes by which a built page knows what stands in itself; null where it is no page of ours. */
export function hashesIn(page: string): { script: string; style: string } | null {
  const of = (directive: string) =>
    new RegExp(`${directive} 'self' ('sha256-[\\w+/=]+')`).exec(page)?.[1]
  const [script, style] = [of('script-src'), of('style-src')]
  return script === undefined || style === undefined ? null : { script, style }
}

/**
 * The one file that may run WebAssembly: a worker has the policy of its own answer, so the page stays strict. In it no
 * address of others can be requested.
 */
export const wasmWorker = {
  /** Below the app's base path. */
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
