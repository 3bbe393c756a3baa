/** Reads a merchant URL (§4.2) as people paste it. */
import { searchLink } from './unwrapLink.ts'
import { parseWeb } from './urlParts.ts'

export type MerchantUrl =
  | {
      kind: 'url'
      /** The URL without the surrounding text; the URL itself stays as written, never re-encoded. */
      url: string
      host: string
      path: string
      /** What was corrected, in sentences; null if the text is the URL. */
      note: string | null
    }
  | {
      kind: 'not a url'
      reason: string
      /** A URL that the text may mean, for the user to confirm; null without one. */
      suggestion: string | null
    }

function refuse(reason: string, suggestion: string | null = null): MerchantUrl {
  return { kind: 'not a url', reason, suggestion }
}

/** Reads a pasted text as a URL with `http` or `https`; other schemes are refused. Reasons and notes are sentences. */
export function readMerchantUrl(text: string): MerchantUrl {
  const trimmed = text.trim()
  if (trimmed === '') return refuse('Enter a link.')
  const found = searchLink(trimmed)
  if (found.kind === 'link') {
    const { host, pathname, search, hash } = new URL(found.url)
    return { kind: 'url', url: found.url, host, path: pathname + search + hash, note: found.note }
  }
  if (found.kind === 'several')
    return refuse(`This text has ${found.count} links. Enter one of them.`)
  if (/\s/.test(trimmed)) {
    const suggestion = found.kind === 'unclear' ? found.url : null
    return refuse('A link has no spaces or line breaks.', suggestion)
  }
  if (/^https?:\/\//i.test(trimmed)) {
    return refuse('This link can’t be read: its host name is missing or damaged.')
  }
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed)) {
    return refuse('Only links that start with http:// or https:// can be used.')
  }
  const withScheme = `https://${trimmed}`
  const isLikelyUrl = /^[^/?#@]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(trimmed)
  return isLikelyUrl && parseWeb(withScheme)
    ? refuse('A link starts with http:// or https://.', withScheme)
    : refuse('This isn’t a link: a link starts with http:// or https://.')
}
