/** The text of a file in whichever of the usual encodings it is. */

export type DecodedText = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }

const LOOKED_AT = 4000

/** Every second byte of western text in UTF-16 is 0. Null where it is not so. */
function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, LOOKED_AT)
  const zeros = [0, 0]
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const most = start.length / 2
  if (odd > most * 0.4 && even < most * 0.1) return 'utf-16le'
  return even > most * 0.4 && odd < most * 0.1 ? 'utf-16be' : null
}

/**
 * By its byte order mark; without one UTF-16 by its zeros, UTF-8 where all of it is well-formed, else the encoding that
 * western spreadsheets write. The mark itself is left out.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [a, b] = bytes
  const marked =
    a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : null
  const wide = marked ?? utf16Without(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}
