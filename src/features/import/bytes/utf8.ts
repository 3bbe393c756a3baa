/** Whether bytes are UTF-8 (RFC 3629), even if a few of them are damaged. */

const isAscii = (byte: number) => byte < 0x80
const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80

/** How many bytes a character has that begins with this byte; 0 if the byte begins no character. */
function lengthOf(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2
  if (byte >= 0xe0 && byte <= 0xef) return 3
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0
}

/**
 * The lowest number of well-formed characters for each invalid byte. In texts of other encodings hardly any character is
 * well-formed.
 */
const MIN_RATIO = 20

/**
 * Whether bytes are well-formed UTF-8, ASCII included. The last character may be cut off. A text with many characters beyond
 * ASCII may have single invalid bytes, as files that were joined from several do.
 */
export function isUtf8(bytes: Uint8Array): boolean {
  let good = 0
  let broken = 0
  let at = 0
  while (at < bytes.length) {
    const first = bytes[at] ?? 0
    if (isAscii(first)) {
      at += 1
      continue
    }
    const length = lengthOf(first)
    let read = 1
    while (read < length && isContinuation(bytes[at + read])) read += 1
    const isCut = length > 0 && at + read === bytes.length && read < length
    if (length > 0 && read === length) good += 1
    else if (!isCut) broken += 1
    at += read
  }
  return broken === 0 || good >= broken * MIN_RATIO
}
