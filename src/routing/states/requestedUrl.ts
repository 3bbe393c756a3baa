/** Decides whether a text can be requested as a merchant URL. */
import { readMerchantUrl } from '@/api/links/merchantUrl.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { URL_LENGTH } from './resolveState.ts'

export type RequestedUrl =
  | { kind: 'none' }
  | {
      kind: 'url'
      url: string
      host: string
      path: string
      /** What was corrected, in sentences; null if the text is the URL itself. */
      note: string | null
    }
  | {
      kind: 'problem'
      /** What is wrong with the text, as a sentence. */
      message: string
      /** A URL that the text may mean; null for none. */
      suggestion: string | null
    }

export function readRequestedUrl(text: string): RequestedUrl {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'none' }
  if (trimmed.length >= URL_LENGTH) {
    return {
      kind: 'problem',
      message: `This text is ${formatCount(trimmed.length)} characters long or was cut there. A link can have up to ${formatCount(URL_LENGTH - 1)}.`,
      suggestion: null,
    }
  }
  const read = readMerchantUrl(trimmed)
  return read.kind === 'url'
    ? read
    : { kind: 'problem', message: read.reason, suggestion: read.suggestion }
}

/** The words of the longest part of the path, as keywords: `/men/slim-fit-shirt/p/48210` → `slim fit shirt`. */
export function wordsOfUrl(url: string): string {
  const { pathname } = new URL(url)
  const parts = pathname.split('/').map((part) =>
    readable(part)
      .replace(/\.[a-z]{2,5}$/i, '')
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter((word) => !/\d/.test(word) && word.length > 1),
  )
  const [longest] = parts.toSorted((a, b) => b.length - a.length)
  return longest && longest.length > 1 ? longest.slice(0, 8).join(' ') : ''
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
