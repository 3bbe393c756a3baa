/** A first view of a text before its encoding is known: its ASCII characters are right, others may be wrong. */
import { markOf, unmarkedUtf16 } from './byteMarks.ts'

/** Decodes the beginning of a text by its byte order mark, as UTF-16 by its zeros, or else as one character per byte. */
export function roughText(bytes: Uint8Array): string {
  const wide = markOf(bytes) ?? unmarkedUtf16(bytes) ?? 'latin1'
  return new TextDecoder(wide).decode(bytes, { stream: true })
}

// oxlint-disable-next-line no-control-regex -- control characters are what is searched for
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g
/**
 * The highest share of control characters in a text: a stray one, such as a NUL in a fixed-width field, does not make it
 * unreadable.
 */
const MAX_SHARE = 0.01

/** Whether there are more control characters than a text can have, so that it must be a binary file. */
export function tooManyControls(text: string): boolean {
  const controls = text.match(CONTROLS)?.length ?? 0
  return controls > Math.max(1, text.length * MAX_SHARE)
}
