/** Single changes to a URL, each with the parts that it removes. The rest stays as written. */
import { decodeEntities, decodePercent, decodeRepeatedly } from './escapes.ts'
import {
  joinParameters,
  joinUrl,
  parameterName,
  parameterValue,
  parseWeb,
  splitParameters,
  splitUrl,
  type Parameter,
  type UrlParts,
} from './urlParts.ts'
import { isAmp, isReferrer, isSession, isTracking } from './visitParameters.ts'

export type CleanedUrl = {
  url: string
  /** The removed parts, for display: `&utm_source`, `;jsessionid=0A1B`, `/ref=sr_1_3`, `m.`, `#reviews`. */
  removed: string[]
}

type Drops = (parameter: Parameter) => boolean

const shown = ({ name }: Parameter) => (name === '' ? [] : [`&${name}`])

function withoutParameters(parts: UrlParts, drops: Drops): CleanedUrl {
  const dropped = parts.query.filter(drops)
  if (dropped.length === 0) return { url: joinUrl(parts), removed: [] }
  const left = parts.query.filter((parameter) => !dropped.includes(parameter))
  const query = left.some(({ text }) => text !== '') ? left : []
  return { url: joinUrl({ ...parts, query }), removed: [...new Set(dropped.flatMap(shown))] }
}

/** Removes `;name=value` in a path (RFC 3986 §3.3), also escaped, and path segments such as `/name=value/`. */
function withoutPathParameters(path: string, drops: (name: string) => boolean): [string, string[]] {
  if (!/=|%3D/i.test(path)) return [path, []]
  const removed: string[] = []
  const drop = (written: string, name: string) => {
    if (!drops(parameterName(name))) return written
    removed.push(written)
    return ''
  }
  const left = path
    .replace(/(?:;|%3B)([\w.%-]+)(?:=|%3D)[^/;]*/gi, drop)
    .replace(/\/([\w.-]+)(?:=|%3D)[^/]*/gi, drop)
  return [left, removed]
}

/** Removes `#:~:text=Shirt`, which browsers add for a marked passage (https://wicg.github.io/scroll-to-text-fragment/). */
export function withoutTextFragment(url: string): CleanedUrl {
  const parts = splitUrl(url.replace(/%23(?=:~:text=)/i, '#'))
  const at = parts.fragment.indexOf(':~:')
  if (at < 0) return { url, removed: [] }
  const left = parts.fragment.slice(0, at)
  const fragment = left === '#' ? '' : left
  return {
    url: joinUrl({ ...parts, fragment }),
    removed: [parts.fragment.slice(fragment.length)],
  }
}

/** An `&` as HTML or JavaScript escapes it, with the escape possibly escaped again: `&amp;`, `&amp%3B`, `\\u0026`, `%5Cx26`. */
const ESCAPED_AMPERSAND = /(?:&|%26)(?:amp(?:;|%3B))+|(?:\\|%5C)(?:u0026|x26)/gi

/** Decodes a URL that was copied from the source of a page. */
export function withoutHtmlEscapes(url: string): CleanedUrl {
  const decoded = decodeEntities(url.replace(ESCAPED_AMPERSAND, '&'))
  return { url: /[\s<>"]/.test(decoded) || !parseWeb(decoded) ? url : decoded, removed: [] }
}

const NAME = '[\\w.~-]+'
const ESCAPED_PARAMETER = new RegExp(`(^|[&;]|%26|%3B)(${NAME})%3D`, 'gi')

/**
 * Decodes a URL that was percent-escaped twice: `%2520` for `%20`, `%26utm_source%3Dmail` for a separate parameter, `%3F` for
 * the `?`. A `%26` within a value (`brand=H%26M`) stays.
 */
export function withoutDoubleEscapes(url: string): CleanedUrl {
  const once = decodeRepeatedly(url, (text) => text.replace(/%25(?=[0-9a-f]{2})/gi, '%'))
  const parts = splitUrl(once)
  let { path, mark } = parts
  let text = joinParameters(parts.query)
  const escapedMark = mark === '' ? path.search(/%3F[\w.~-]+(?:=|%3D)/i) : -1
  if (escapedMark >= 0) {
    text = path.slice(escapedMark + '%3F'.length)
    path = path.slice(0, escapedMark)
    mark = '?'
  }
  const query = text.replace(
    ESCAPED_PARAMETER,
    (_, before: string, name: string) => `${decodePercent(before)}${name}=`,
  )
  const decoded = joinUrl({
    ...parts,
    path,
    mark,
    query: mark === '' ? [] : splitParameters(query),
  })
  return { url: parseWeb(decoded) ? decoded : url, removed: [] }
}

/** Removes parameters, path parameters and fragments that state how a visitor came to the page. */
export function withoutTracking(url: string): CleanedUrl {
  const parts = splitUrl(url)
  const [path, ofPath] = withoutPathParameters(parts.path, isTracking)
  const [fragment, ofFragment] = withoutTrackingFragment(parts.fragment)
  const cleaned = withoutParameters({ ...parts, path, fragment }, ({ name }) => isTracking(name))
  return { url: cleaned.url, removed: [...ofPath, ...cleaned.removed, ...ofFragment] }
}

/** Removes tracking from a fragment with parameters, such as `#utm_source=mail&color=blue`. */
function withoutTrackingFragment(fragment: string): [string, string[]] {
  if (!/^#[\w.-]+=/.test(fragment)) return [fragment, []]
  const all = splitParameters(fragment.slice(1))
  const left = all.filter(({ name }) => !isTracking(name))
  const removed = all.filter(({ name }) => isTracking(name)).map(({ text }) => `#${text}`)
  return [left.length === 0 ? '' : `#${joinParameters(left)}`, removed]
}

export function withoutReferrer(url: string): CleanedUrl {
  return withoutParameters(splitUrl(url), ({ name }) => isReferrer(name))
}

/** ASP.NET writes a session id as a path segment: `/(S(lit3py55t21z5v55vlm25s55))/`. */
const SESSION_OF_ASP = /\/\((?:[A-Z]\([^()/]*\))+\)(?=\/|$)/g
/** The name and id of a session as two path segments: `/sid/0a1b2c3d4e5f`. */
const SESSION_PAIR = /\/([\w.-]+)\/(?=[^/]*\d)[\w!-]{8,}(?=\/|$)/g

/** Removes session ids: `;jsessionid=0A1B` (Servlet 6.0 §7.1.3), `?PHPSESSID=…` and the like. */
export function withoutSession(url: string): CleanedUrl {
  const parts = splitUrl(url)
  const [first, removed] = withoutPathParameters(parts.path, isSession)
  const drop = (written: string) => {
    removed.push(written)
    return ''
  }
  const path = first
    .replace(SESSION_OF_ASP, drop)
    .replace(SESSION_PAIR, (written, name: string) => (isSession(name) ? drop(written) : written))
  const cleaned = withoutParameters({ ...parts, path }, ({ name }) => isSession(name))
  return { url: cleaned.url, removed: [...removed, ...cleaned.removed] }
}

/** Removes `/ref=…`, which Amazon writes into the path, sometimes followed by the number of the visit. */
export function withoutVisitPath(url: string): CleanedUrl {
  const parts = splitUrl(url)
  const removed: string[] = []
  const path = parts.path.replace(
    /\/(?:ref_?(?:=|%3D)[^/]*|\d{3}-\d{7}-\d{7}(?=\/|$))/gi,
    (written) => {
      removed.push(written)
      return ''
    },
  )
  return { url: joinUrl({ ...parts, path }), removed }
}

const MOBILE = /^(?:m|mobile|mobil|amp|wap|h5|touch)$/i
/** Second levels under which countries give out names: `shop.co.uk`, `shop.com.br`. */
const SECOND_LEVEL = /^(?:co|com|net|org|gov|edu|ac|or|ne)$/i

/** The host without `m.`, `mobile.` or `amp.`, and whether it is a bare domain, which may need `www.`. */
function desktopHost(host: string): { host: string; label: string; isBare: boolean } | null {
  const labels = host.split('.')
  const own = SECOND_LEVEL.test(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2 ? 3 : 2
  const at = labels.findIndex((label, index) => index < labels.length - own && MOBILE.test(label))
  if (at < 0) return null
  const left = labels.filter((_, index) => index !== at)
  return { host: left.join('.'), label: `${labels[at] ?? ''}.`, isBare: left.length === own }
}

/** Removes `/amp` as the first path segment, also after a language, or as the last one, and `.amp` before or as the extension. */
function withoutAmpPath(path: string): string {
  return path
    .replace(/^((?:\/[a-z]{2}(?:[-_][a-z]{2})?)?)\/amp(?=\/|$)/i, '$1')
    .replace(/\/amp(\/?)$/i, '$1')
    .replace(/\.amp(?=\.html?$|$)/i, '')
}

/**
 * The URL of the desktop page for a mobile or AMP page. `www` is the same URL with `www.` for a host that usually has it, otherwise
 * null.
 */
export function desktopPage(url: string): { bare: CleanedUrl; www: CleanedUrl | null } {
  const parts = splitUrl(url)
  const [, scheme = '', user = '', host = '', port = ''] =
    /^([a-z]+:\/\/)([^/@]*@)?([^:/@]*)(:\d+)?$/i.exec(parts.origin) ?? []
  const desktop = desktopHost(host)
  const path = withoutAmpPath(parts.path)
  const origin = desktop === null ? parts.origin : scheme + user + desktop.host + port
  const isDropped: Drops = ({ name, text }) => isAmp(name, parameterValue(text))
  const cleaned = withoutParameters({ ...parts, origin, path }, isDropped)
  const removed = [
    ...(desktop === null ? [] : [desktop.label]),
    ...(path === parts.path ? [] : [/\.amp/i.test(parts.path) ? '.amp' : '/amp']),
    ...cleaned.removed,
  ]
  const rest = cleaned.url.slice(origin.length)
  return {
    bare: { url: cleaned.url, removed },
    www:
      desktop?.isBare === true
        ? { url: `${scheme}${user}www.${desktop.host}${port}${rest}`, removed }
        : null,
  }
}

export function withoutAnyParameters(url: string): CleanedUrl {
  return withoutParameters(splitUrl(url), () => true)
}

export function withoutFragment(url: string): CleanedUrl {
  const parts = splitUrl(url)
  const removed = parts.fragment.length > 1 ? [parts.fragment] : []
  return { url: joinUrl({ ...parts, fragment: '' }), removed }
}
