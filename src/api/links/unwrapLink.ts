/** Finds the one link in a pasted text, without what mails, chats, documents and code add around it. */
import { decodeEntities, decodeJson, decodePercent, decodeRepeatedly } from './escapes.ts'
import { addScheme, withoutAddedEnd } from './linkEnds.ts'
import { linksInMarkup } from './linkMarkup.ts'
import { parseWeb } from './urlParts.ts'

/** `note` states in sentences what was corrected; null if the text is the link. */
export type UnwrappedLink = { url: string; note: string | null }

export type LinkSearch =
  | ({ kind: 'link' } & UnwrappedLink)
  /** Several different links. */
  | { kind: 'several'; count: number }
  /** A link with words after it, which may be the rest of a link that contains a space. */
  | { kind: 'unclear'; url: string }
  | { kind: 'none' }

const NONE: LinkSearch = { kind: 'none' }

/** A longer text is read only if it is nothing but a link. */
const MAX_LENGTH = 10_000
/** The most characters of the text that a note quotes. */
const MAX_QUOTED = 30

const PLAIN = /^https?:\/\/[^\s<>"|\\]+$/i
const WORD_BREAKS = /[\u00AD\u200B\u2060\uFEFF]/g
const INVISIBLE_ENDS =
  /^[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069]+|[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069]+$/g
/** A character that ends a link in a text; a single quote may belong to the link. */
const END = /[\s<>"`“”„«»「」『』【】《》]/
/** Seven or more digits may be a code, which may be meant instead of the link. */
const CODE = /\d(?:[ -]?\d){6,}/
const DATE = /\b\d{4}-\d\d-\d\d\b/g

function quoted(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  const characters = Array.from(plain)
  return `“${characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED - 1).join('')}…` : plain}”`
}

/** The note about the text around a link, such as “Read without “<” before the link and “>” after it.” Null if there was none. */
function noteOfSurroundings(before: string, after: string): string | null {
  const isBefore = before.trim() !== ''
  const isAfter = after.trim() !== ''
  if (isBefore && isAfter) {
    return `Read without ${quoted(before)} before the link and ${quoted(after)} after it.`
  }
  if (isBefore) return `Read without ${quoted(before)} before the link.`
  return isAfter ? `Read without ${quoted(after)} after the link.` : null
}

/** Decodes a text that is escaped as a whole: `https%3A%2F%2F…`, `https:\/\/…`, `https:&#x2F;&#x2F;…`. */
function decodeWhole(text: string): { text: string; note: string | null } {
  if (/^\W{0,4}https?%(?:25)*3A/i.test(text) && !/\s/.test(text)) {
    const isDone = (one: string) => /^\W{0,4}https?:\/\//i.test(one)
    return {
      text: decodeRepeatedly(text, decodePercent, isDone),
      note: 'Read without percent escapes.',
    }
  }
  if (/https?:(?:\\\/|\/\/)/i.test(text)) {
    const json = decodeJson(text)
    if (json !== null) return { text: json, note: 'Read without the escapes of JSON.' }
  }
  if (/https?(?:&#\w+;|&colon;|:&#\w+;|:&sol;)/i.test(text)) {
    return { text: decodeEntities(text), note: 'Read without HTML escapes.' }
  }
  return { text, note: null }
}

type Found = { before: string; link: string; after: string }

/** Every link with a scheme in a text, up to a space or another character that ends it. */
function linksInWords(text: string): Found[] {
  const found: Found[] = []
  const pattern = /https?:\/\/(?=[^\s/])/gi
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const rest = text.slice(match.index)
    const length = rest.search(END)
    const written = length < 0 ? rest : rest.slice(0, length)
    const before = text.slice(0, match.index)
    // The link around it has no scheme, as in `tracker.example/?u=https://…`.
    if (/(?:^|\s)[\w-]+(?:\.[\w-]+)+(?::\d+)?[/?][^\s<>"()[\]]*$/.test(before)) return []
    const { link, cut } = withoutAddedEnd(written, before)
    found.push({ before, link, after: cut + text.slice(match.index + written.length) })
    pattern.lastIndex = match.index + written.length
  }
  return found
}

/**
 * Matches the text after a link that has ended: nothing after it, punctuation directly after it, or a character that begins
 * something new. Plain words after a space may be the rest of a link that contains a space.
 */
const IS_OVER = /^(?:\s*$|[^\s\p{L}\p{N}]|\s+[^\s\p{L}\p{N}&+%/=?#])/u
/** Texts with these schemes are not web addresses, whatever they contain. */
const OTHER_SCHEME = /^\s*(?:javascript|vbscript|data|blob|file|ftp|mailto):/i
const SHORTENED = /^(?:…|\.{3})/

function hasCode(text: string): boolean {
  return CODE.test(text.replace(DATE, ''))
}

function readFound(found: readonly Found[], notes: readonly string[]): LinkSearch {
  const [first] = found
  if (!first) return NONE
  const count = new Set(found.map(({ link }) => link)).size
  if (count > 1) return { kind: 'several', count }
  const after = found.length > 1 ? (found.at(-1)?.after ?? '') : first.after
  return finish({ ...first, after }, notes)
}

function finish({ before, link, after }: Found, notes: readonly string[]): LinkSearch {
  const { url, note: schemeNote } = addScheme(link)
  if (parseWeb(url) === null || hasCode(before) || hasCode(after)) return NONE
  if (!IS_OVER.test(after)) return { kind: 'unclear', url }
  const shortened = SHORTENED.test(after) ? 'The link may be shortened.' : null
  const all = [...notes, noteOfSurroundings(before, after), schemeNote, shortened]
  const statedNotes = all.filter((note) => note !== null)
  return { kind: 'link', url, note: statedNotes.length === 0 ? null : statedNotes.join(' ') }
}

/** Removes line breaks inside `<https://…>` (RFC 3986 appendix C). */
function joinBrokenLines(text: string): string {
  return text.replace(/<(?:URL:)?\s*((?:https?:\/\/)[^<>]*)>/gi, (written, inside: string) =>
    /[\r\n]/.test(inside) ? `<${inside.replace(/\s*[\r\n]+\s*/g, '').trim()}>` : written,
  )
}

function searchMarkup(text: string, notes: readonly string[]): LinkSearch | null {
  const marked = linksInMarkup(text)
  if (marked === null) return null
  const others = linksInWords(marked.around).map(({ link }) => link)
  const urls = [
    ...new Set([
      ...marked.urls.map((url) => withoutAddedEnd(url.split(END, 1)[0] ?? '', '').link),
      ...others,
    ]),
  ]
  const [link] = urls
  if (link === undefined) return null
  if (urls.length > 1) return { kind: 'several', count: urls.length }
  const around = marked.around.replace(/[\s`_*"'”“.,;:!•–—-]+/g, ' ').trim()
  const all = [...notes, `Read from ${marked.source}.`]
  if (hasCode(around)) return NONE
  if (around !== '') all.push(`Read without ${quoted(around)} around it.`)
  return finish({ before: '', link, after: '' }, all)
}

/** Searches a text without a scheme: `www.shop.example/p/1`, `URL: shop.example/p/1`, `//shop.example/p/1`. */
function searchWithoutScheme(text: string, notes: readonly string[]): LinkSearch {
  const [, before = '', rest = ''] =
    /^([\s<(["'“„«「]{0,3}(?:(?!https?:)\p{L}{2,12}\s*[:：]\s*(?!\/\/))?[\s<(["'“„«「]{0,3})(.*)$/isu.exec(
      text,
    ) ?? []
  const length = rest.search(END)
  const whole = length < 0 ? rest : rest.slice(0, length)
  const asWhole = withoutAddedEnd(whole, before)
  if (addScheme(asWhole.link).note !== null) {
    return finish(
      { before, link: asWhole.link, after: asWhole.cut + rest.slice(whole.length) },
      notes,
    )
  }
  const found = [...text.matchAll(/(?<=^|[\s<(["'“„«「:：|])www\.[^\s<>"`“”„«»「」]+/gi)].map(
    (match) => {
      const [written] = match
      const start = text.slice(0, match.index)
      const { link, cut } = withoutAddedEnd(written, start)
      return { before: start, link, after: cut + text.slice(match.index + written.length) }
    },
  )
  return readFound(found, notes)
}

export function searchLink(text: string): LinkSearch {
  // Skips most cells of a list: codes and names have no dot, colon or percent sign.
  if (!/[.:%&]/.test(text) || OTHER_SCHEME.test(text)) return NONE
  const trimmed = text.replace(INVISIBLE_ENDS, '')
  if (PLAIN.test(trimmed) || trimmed.length > MAX_LENGTH) {
    if (!PLAIN.test(trimmed)) return NONE
    const breaks = trimmed.replace(WORD_BREAKS, '')
    const { link, cut } = withoutAddedEnd(breaks, '')
    const notes = breaks === trimmed ? [] : ['Read without invisible characters.']
    return finish({ before: '', link, after: cut }, notes)
  }
  const visible = trimmed.replace(WORD_BREAKS, '')
  const decoded = decodeWhole(joinBrokenLines(visible))
  const notes = [
    ...(visible === trimmed ? [] : ['Read without invisible characters.']),
    ...(decoded.note === null ? [] : [decoded.note]),
  ]
  const marked = searchMarkup(decoded.text, notes)
  if (marked !== null && marked.kind !== 'none') return marked
  const found = linksInWords(decoded.text)
  return found.length > 0 ? readFound(found, notes) : searchWithoutScheme(decoded.text, notes)
}

/**
 * The link in a text, without surrounding brackets, quotes, Markdown, labels and punctuation, and with a missing `https://` added.
 * Null if the text has no link, several different ones, or words after it that may belong to it. Unwrapping an unwrapped link does
 * not change it.
 */
export function unwrapLink(text: string): UnwrappedLink | null {
  const found = searchLink(text)
  return found.kind === 'link' ? { url: found.url, note: found.note } : null
}
