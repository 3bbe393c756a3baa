/** Services with a special encoding of the link that they wrap: AMP caches, translators and mail protection. */
import { decodeBase64, decodePercent } from './escapes.ts'
import { joinParameters, parameterValue, splitUrl, webUrl, type UrlParts } from './urlParts.ts'

export type WrappedLink = { url: string; kind: 'redirect' | 'amp copy' | 'translation' }

/**
 * The original of a page in Google's or Bing's AMP cache, or in Google's AMP viewer
 * (https://amp.dev/documentation/guides-and-tutorials/learn/amp-caches-and-cors/amp-cache-urls).
 */
function ampOriginal(host: string, { path, query, fragment, mark }: UrlParts): string | null {
  const isCache = /(?:^|\.)cdn\.ampproject\.(?:org|net)$|(?:^|\.)bing-amp\.com$/.test(host)
  const isViewer = /(?:^|\.)google\.[a-z.]+$/.test(host)
  const form = isCache ? /^\/[a-z]{1,3}\/(s\/)?(.+)$/i : isViewer ? /^\/amp\/(s\/)?(.+)$/i : null
  const [, secure, rest = ''] = form?.exec(path) ?? []
  if (!/^[^/]+\.[^/]+/.test(rest)) return null
  const scheme = secure === undefined ? 'http' : 'https'
  return webUrl(`${scheme}://${rest}${mark}${joinParameters(query)}${fragment}`)
}

/**
 * The original of a page that Google translated: `shop-example.translate.goog` is `shop.example`; two hyphens stand for one
 * hyphen in the name.
 */
function translatedOriginal(host: string, { origin }: UrlParts, url: string): string | null {
  const [, label] = /^([^.]+)\.translate\.goog$/.exec(host) ?? []
  if (label === undefined) return null
  const original = label.replace(/--|-/g, (hyphens) => (hyphens === '--' ? '-' : '.'))
  return webUrl(`https://${original}${url.slice(origin.length)}`)
}

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SHORTEST_RUN = 2

/**
 * The link that mail protection has replaced. Proofpoint's urldefense, version 3, writes `__URL__;BASE64!!`: replaced characters
 * are `*` in the URL, or `**` and a letter for a run of them, and the Base64 text lists them. Version 2 writes `-` for `%` and
 * `_` for `/`; version 1 escapes as usual. Proofpoint's decoder:
 * https://help.proofpoint.com/@api/deki/files/177/URLDefenseDecode.py.
 */
function protectedOriginal(host: string, url: string): string | null {
  if (/(?:^|\.)urldefense\.proofpoint\.com$/.test(host) && url.includes('/v2/')) {
    const encodedParameter = splitUrl(url).query.find(({ name }) => name === 'u')?.text ?? ''
    return webUrl(
      decodePercent(parameterValue(encodedParameter).replaceAll('-', '%').replaceAll('_', '/')),
    )
  }
  const [, written, encoded = ''] = /\/v3\/__(.+?)__;([\w-]*=*)!/.exec(url) ?? []
  if (written !== undefined && host.includes('urldefense')) {
    const characters = Array.from(decodeBase64(encoded) ?? '')
    const restored = written.replace(/\*(?:\*(.))?/g, (_, run?: string) => {
      const length = run === undefined ? 1 : RUN_LENGTHS.indexOf(run) + SHORTEST_RUN
      return characters.splice(0, length).join('')
    })
    return webUrl(restored.replace(/^(https?:\/)(?=[^/])/i, '$1/'))
  }
  // Check Point and Avanan write `___https://shop.example/p/1___.token`.
  const [, wrapped] = /\/___(https?:\/\/.+?)___\./i.exec(url) ?? []
  return wrapped === undefined ? null : webUrl(wrapped)
}

/** The link that one of these services wraps; null for any other URL. `host` is the host of the URL in lower case. */
export function wrappedLink(host: string, parts: UrlParts, url: string): WrappedLink | null {
  const amp = ampOriginal(host, parts)
  if (amp !== null) return { url: amp, kind: 'amp copy' }
  const translated = translatedOriginal(host, parts, url)
  if (translated !== null) return { url: translated, kind: 'translation' }
  const original = protectedOriginal(host, url)
  return original === null ? null : { url: original, kind: 'redirect' }
}
