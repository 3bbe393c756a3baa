/** Links inside a link: redirects of search engines, advertising, social networks and mail protection. */
import { decodeBase64, decodePercent, decodeRepeatedly } from './escapes.ts'
import { parameterValue, parseWeb, splitUrl, webUrl, type UrlParts } from './urlParts.ts'
import { wrappedLink, type WrappedLink } from './wrappedLinks.ts'

export type InnerLink = {
  url: string
  /** `rest`: the link with all parameters after it, if it is unclear which of them belong to it. */
  kind: WrappedLink['kind'] | 'rest' | 'parameter'
}
export type InnerLinks = {
  /** The links inside the URL, the likeliest first. */
  links: InnerLink[]
  /** Whether the URL only redirects, so that its variants need no request. */
  isRedirect: boolean
}

const MAX_LINKS = 3

const PLAIN_START = /^https?:\/\//i
const START = /^https?(?::|%(?:25)*3A)(?:\/|%(?:25)*2F){2}/i
/** A URL in Base64, where `http` is `aHR0c`; Bing writes `a1` before it. */
const BASE64_URL = /^(?:a1)?(aHR0c[\w+/-]+=*)$/

/**
 * Reads a value that is a URL as a whole: as written, percent-escaped up to three times, or in Base64. A value with an escaped `?`
 * is decoded; one with a plain `?` was not escaped and stays unchanged. Null for other values.
 */
function urlOfValue(value: string): string | null {
  const bare = value.replace(/^\[+|\]+$/g, '')
  if (START.test(bare)) {
    const isPlain = PLAIN_START.test(bare)
    const isEscapedFurtherOn = !bare.includes('?') && /%(?:25)*3F/i.test(bare)
    if (isPlain && !isEscapedFurtherOn && parseWeb(bare)) return webUrl(bare)
    const once = isPlain ? decodePercent(bare) : bare
    return webUrl(decodeRepeatedly(once, decodePercent, (text) => PLAIN_START.test(text)))
  }
  const [, encoded] = BASE64_URL.exec(decodePercent(bare)) ?? []
  const decoded = encoded === undefined ? null : decodeBase64(encoded)
  return decoded === null ? null : webUrl(decoded)
}

/**
 * The links in a URL outside its parameters: `/web/2024/https://…`, `/destination:https%3A%2F%2F…`, `?https://…`, `#https://…`.
 */
function embeddedUrls(parts: UrlParts, url: string): string[] {
  const rest = url.slice(parts.origin.length + parts.path.length)
  const found: (string | null)[] = []
  const [, inPath] =
    /[/=:_([,;@|](https?(?::|%(?:25)*3A)(?:\/|%(?:25)*2F).*)$/i.exec(parts.path) ?? []
  if (inPath !== undefined) {
    // Some servers merge two slashes into one.
    const written = inPath.replace(/^(https?)(?::|%(?:25)*3A)\/{1,2}(?=[^/])/i, '$1://')
    const isPlain = PLAIN_START.test(written)
    found.push(urlOfValue(isPlain ? written + rest : (written.split(/[/;]/, 1)[0] ?? '')))
  }
  const [first] = parts.query
  if (first !== undefined && START.test(first.text)) {
    found.push(PLAIN_START.test(first.text) ? webUrl(rest.slice(1)) : urlOfValue(first.text))
  }
  const fragment = parts.fragment.slice(1)
  if (START.test(fragment)) found.push(urlOfValue(fragment))
  const encoded = parts.path.split('/').find((part) => BASE64_URL.test(part))
  if (encoded !== undefined) found.push(urlOfValue(encoded))
  // This is a link of Tradedoubler: `p(1)a(2)url(https://…)`.
  const [, inBrackets] = /\burl\((https?[^)]*)\)/i.exec(url) ?? []
  if (inBrackets !== undefined) found.push(urlOfValue(inBrackets))
  return found.filter((one) => one !== null)
}

/** Parameter names whose value is a link even without scheme or host. */
const TARGET_NAME =
  /^(?:url|u|uri|q|to|target|dest|destination|redirect|redir|goto|link|out|deeplink|murl|ued|p|adurl|mpre|href|lp|dl|z|a|continue|next|path)(?:url|uri|to)?$/
/** Names of parameters with a link to the previous page or to a picture, which are the least likely targets. */
const BACK_NAME =
  /^(?:ref\w*|return\w*|back\w*|cancel\w*|callback\w*|origin|source|src|from|login|logo|icon|media|thumb\w*|pic\w*|im(?:g|age)(?:url|src)?)$/
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i
/** Paths of pages that a visitor has to pass first, such as a login; a parameter has the address of the page behind them. */
const GATE_PATH = /\/(?:log-?in|sign-?in|consent|captcha|challenge)(?=[/.]|$)/i
const GATE_NAME = /^(?:return|redirect|continue|next|back|url|target|goto|dest)/
const REDIRECT_PATH =
  /^(?:url|l|c|r|t|go|goto\w*|out|outbound|outgoing|away|exit|leave|\w*redir\w*|\w*click\w*|clk|clck|track\w*|links?|deeplink|cread|aclk|ckn?|jump|forward|fwd|extern(?:al)?|offsite|visit|relocat\w*|weiterleitung|rover|ppc|imgres|translate|linkfilter|cc|to|rd)$/i
const REDIRECT_HOST =
  /^(?:l|lm|r|t|c|go|out|clicks?|clk|track|tracking|trk|redir|redirect|rdr|away|ads?|links?|href|jump|tc|rover|e?mail|deeplink|dl)\d*\.|safelinks|awin1|zanox|criteo|doubleclick|urldefense|linkprotect|linksynergy|webcache/

function isRedirectPath(path: string): boolean {
  return (
    GATE_PATH.test(path) ||
    path.split('/').some((part) => REDIRECT_PATH.test(part.replace(/\.\w{2,5}$/, '')))
  )
}

const hostOf = (url: string) => parseWeb(url)?.hostname.replace(/^www\./, '') ?? ''

/** Completes `//shop.example/p/1`, `www.shop.example/p/1`, and for a redirect also `/p/1` on the same host. */
function urlWithoutScheme(value: string, origin: string, isRedirect: boolean): string | null {
  if (/^\/\/[^/]/.test(value)) return webUrl(`https:${value}`)
  if (/^www\.[^/]/i.test(value)) return webUrl(`https://${value}`)
  return isRedirect && /^\/[^/]/.test(value) ? webUrl(origin + value) : null
}

type Target = { url: string; isBack: boolean; isRest: boolean }

function parameterTargets(parts: UrlParts, isRedirect: boolean): Target[] {
  const isGate = GATE_PATH.test(parts.path)
  const host = hostOf(parts.origin)
  const query = parts.query.map(({ separator, text }) => separator + text)
  return parts.query.flatMap(({ name, text }, at): Target[] => {
    const value = parameterValue(text)
    const plainName = name.toLowerCase().replace(/[^a-z]/g, '')
    const isOfGate = isGate && GATE_NAME.test(plainName)
    const isTarget = isOfGate || TARGET_NAME.test(plainName)
    const isBack = !isOfGate && BACK_NAME.test(plainName)
    // A link to a copy in Google's cache is `cache:id:https://shop.example/p/1+words`.
    const [, cached] = /^cache:[^:]*:([^+]*)/.exec(decodePercent(value)) ?? []
    const whole = urlOfValue(cached ?? value)
    const next = query[at + 1]
    const found =
      whole !== null && PLAIN_START.test(value) && next?.startsWith('?') === true
        ? [webUrl(value + next), webUrl(value + query.slice(at + 1).join(''))]
        : [
            whole ??
              (isTarget ? urlWithoutScheme(decodePercent(value), parts.origin, isRedirect) : null),
          ]
    return found
      .filter((url) => url !== null)
      .filter((url) => hostOf(url) !== host || (isRedirect && isTarget))
      .map((url, index) => ({ url, isBack: isBack || PICTURE.test(url), isRest: index > 0 }))
  })
}

/**
 * The links inside a URL, one level deep, at most three. A parameter counts if its whole value is a link to another host; for
 * redirects, also to the same host.
 */
export function innerLinks(url: string): InnerLinks {
  const read = parseWeb(url)
  if (read === null) return { links: [], isRedirect: false }
  const host = read.hostname.toLowerCase()
  const parts = splitUrl(url)
  const wrapped = wrappedLink(host, parts, url)
  if (wrapped !== null) return { links: [wrapped], isRedirect: true }
  const looksLikeRedirect =
    isRedirectPath(parts.path) || REDIRECT_HOST.test(host) || /^\/?$/.test(parts.path)
  const embedded = embeddedUrls(parts, url)
  const targets = parameterTargets(parts, looksLikeRedirect)
  const forward = targets.filter(({ isBack }) => !isBack)
  const back = targets.filter(({ isBack }) => isBack)
  const isRedirect = embedded.length > 0 || (forward.length > 0 && looksLikeRedirect)
  const kind = isRedirect ? 'redirect' : 'parameter'
  const links = [
    ...embedded.map((inner): InnerLink => ({ url: inner, kind })),
    ...[...forward, ...back].map((target): InnerLink => ({
      url: target.url,
      kind: target.isRest ? 'rest' : kind,
    })),
  ]
  return { links: links.filter((inner) => inner.url !== url).slice(0, MAX_LINKS), isRedirect }
}
