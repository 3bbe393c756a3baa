/** The encoding that an XML or HTML text declares, if its bytes allow it. */
import { encodingOf } from './encodings.ts'

/** The declaration must be within this many bytes, as in https://html.spec.whatwg.org/#charset. */
const BEGINNING = 1024
const XML = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/
const HTML = /<meta[^>]*\scharset\s*=\s*["']?\s*([\w.:-]+)/i

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    // The last character may be cut off.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * The declared encoding as `TextDecoder` names it; null if none is declared, the name is not known, or a byte is not valid in
 * it.
 */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, BEGINNING))
  const [, name] = XML.exec(head) ?? HTML.exec(head) ?? []
  if (name === undefined) return null
  const encoding = encodingOf(name)
  // A text whose declaration reads as ASCII cannot be UTF-16, and UTF-8 was ruled out before.
  if (encoding === null || encoding.startsWith('utf-')) return null
  return isValid(bytes, encoding) ? encoding : null
}
