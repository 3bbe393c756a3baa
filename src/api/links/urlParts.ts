/** Splits a URL into parts as written, so that what remains is never re-encoded: a service may compare byte by byte. */
import { decodePercent, decodeRepeatedly } from './escapes.ts'

export type Parameter = {
  /** The separator before it: '' for the first one, otherwise `&`, `&amp;`, `;` or a second `?`. */
  separator: string
  /** Name and value as written: `color=light%20blue`. */
  text: string
  /** The decoded name. */
  name: string
}

export type UrlParts = Readonly<{
  /** Scheme and host, with user and port if given: `https://shop.example:8443`. */
  origin: string
  path: string
  /** The sign before the parameters: `?`, or `&` if the `?` is missing; '' if there are no parameters. */
  mark: string
  query: readonly Parameter[]
  /** The fragment with its `#`; '' for none. */
  fragment: string
}>

const SEPARATOR = /(&(?:amp;)*|;(?=[\w.~%[\]-]+=)|\?(?=[\w.~%[\]-]+=))/i
const MISSING_MARK = /&(?=[\w.~%[\]-]+=)/

/** Parses a web URL; null for any other text. */
export function parseWeb(text: string): URL | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.hostname === '' ? null : url
}

/** A decoded text as a URL; whitespace is escaped because it would end the URL. Null if the text is not a URL. */
export function webUrl(text: string): string | null {
  const url = text.trim().replace(/\s/g, encodeURIComponent)
  return parseWeb(url) ? url : null
}

/** The decoded name of a parameter: `utm%255Fsource=mail` is `utm_source`. A name with broken escapes stays as written. */
export function parameterName(text: string): string {
  const [name = ''] = text.split('=', 1)
  return /[%+]/.test(name) ? decodeRepeatedly(name.replaceAll('+', ' '), decodePercent) : name
}

export function parameterValue(text: string): string {
  const equals = text.indexOf('=')
  return equals < 0 ? '' : text.slice(equals + 1)
}

export function splitParameters(text: string): Parameter[] {
  const pieces = text.split(SEPARATOR)
  const parameters: Parameter[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    parameters.push({
      separator: pieces[at - 1] ?? '',
      text: piece,
      name: parameterName(piece),
    })
  }
  return parameters
}

/** A cache: each cleaning step splits the result of the previous one, which is mostly the same URL. */
let last: { url: string; parts: UrlParts } | null = null

export function splitUrl(url: string): UrlParts {
  if (last?.url !== url) last = { url, parts: split(url) }
  return last.parts
}

function split(url: string): UrlParts {
  const hash = url.indexOf('#')
  const beforeHash = hash < 0 ? url : url.slice(0, hash)
  const fragment = hash < 0 ? '' : url.slice(hash)
  const [origin = ''] = /^[a-z]+:\/\/[^/?]*/i.exec(beforeHash) ?? []
  const rest = beforeHash.slice(origin.length)
  const question = rest.indexOf('?')
  const at = question < 0 ? rest.search(MISSING_MARK) : question
  if (at < 0) return { origin, path: rest, mark: '', query: [], fragment }
  return {
    origin,
    path: rest.slice(0, at),
    mark: rest.charAt(at),
    query: splitParameters(rest.slice(at + 1)),
    fragment,
  }
}

/** Joins parameters to one text; the first one loses its separator. */
export function joinParameters(parameters: readonly Parameter[]): string {
  return parameters.map(({ separator, text }, at) => (at === 0 ? '' : separator) + text).join('')
}

export function joinUrl({ origin, path, mark, query, fragment }: UrlParts): string {
  return origin + path + (query.length === 0 ? '' : mark + joinParameters(query)) + fragment
}
