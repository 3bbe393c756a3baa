/** Decodes bytes as text, in the same way in browsers, workers and Node. */

/** The characters of windows-1252 for the bytes 80 to 9F. Five of them are control characters with the number of the byte. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

// oxlint-disable-next-line no-control-regex -- the C1 control characters are what is replaced
const C1 = /[\u0080-\u009F]/g
const FIRST_C1 = 0x80

const NUL = '\u0000'

export type Decoder = { write: (bytes: Uint8Array) => string; end: () => string }

/**
 * A decoder for pieces of a text. It drops the byte order mark, and NULs, which databases and fixed-width exports leave in
 * texts and no program shows. Invalid bytes become U+FFFD. Throws `RangeError` for an unknown encoding.
 */
export function createDecoder(encoding: string): Decoder {
  const decoder = new TextDecoder(encoding)
  // Node from 20.18.3 on decodes windows-1252 as ISO 8859-1: https://github.com/nodejs/node/issues/56542 and 60888.
  const isWindows1252 = decoder.encoding === 'windows-1252'
  const mended = (text: string) => {
    const whole = text.includes(NUL) ? text.replaceAll(NUL, '') : text
    return isWindows1252
      ? whole.replace(C1, (control) => WINDOWS_1252[control.charCodeAt(0) - FIRST_C1] ?? control)
      : whole
  }
  return {
    write: (bytes) => mended(decoder.decode(bytes, { stream: true })),
    end: () => mended(decoder.decode()),
  }
}

/** Decodes a whole text at once. */
export function decodeWith(encoding: string, bytes: Uint8Array): string {
  const decoder = createDecoder(encoding)
  return decoder.write(bytes) + decoder.end()
}
