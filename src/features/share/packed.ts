/** A text as the end of a link: squeezed, with its version before it and its check sum behind it. */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'

/** Characters of a fragment at the most: browsers take more, what people send links with often does not. */
export const MOST_PACKED = 32_000
/** Bytes that one may unfold to; what this app packs never comes near. */
const MOST_UNPACKED = 1_000_000
/** One step of a squeezed text may become a thousand times as long. */
const STEP = 256

const VERSION = '1'
const PACKED = /^(\d+)\.([\w-]*)\.([0-9a-f]{8})$/

export type Unpacked =
  | { kind: 'text'; text: string }
  | { kind: 'refused'; because: 'empty' | 'too long' | 'newer' | 'damaged' }

/** The check sum of ZIP and PNG (CRC-32): no change of a few letters leaves it as it was. */
function checkOf(bytes: Uint8Array): string {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (~sum >>> 0).toString(16).padStart(8, '0')
}

function toLetters(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws where letters stand for no whole bytes. */
function fromLetters(letters: string): Uint8Array {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Throws where the bytes are not squeezed ones, or become more than `MOST_UNPACKED`. */
function inflate(squeezed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((part) => {
    parts.push(part)
    size += part.length
  })
  for (let at = 0; at < squeezed.length; at += STEP) {
    stream.push(squeezed.subarray(at, at + STEP), at + STEP >= squeezed.length)
    if (size > MOST_UNPACKED) throw new RangeError('It is too large for a link.')
  }
  const whole = new Uint8Array(size)
  let index = 0
  for (const part of parts) {
    whole.set(part, index)
    index += part.length
  }
  return whole
}

/** Letters, digits, `-`, `_` and dots alone: nothing that is sent on the way changes them, or ends the link before it. */
export function pack(text: string): string {
  const bytes = strToU8(text)
  return `${VERSION}.${toLetters(deflateSync(bytes, { level: 9 }))}.${checkOf(bytes)}`
}

/** Never throws, whatever stands behind the `#`. */
export function unpack(packed: string): Unpacked {
  if (packed === '') return { kind: 'refused', because: 'empty' }
  if (packed.length > MOST_PACKED) return { kind: 'refused', because: 'too long' }
  const [, version = '', letters = '', check] = PACKED.exec(packed) ?? []
  if (version !== '' && version !== VERSION) return { kind: 'refused', because: 'newer' }
  try {
    const squeezed = fromLetters(letters)
    const bytes = inflate(squeezed)
    if (checkOf(bytes) === check && toLetters(squeezed) === letters) {
      return { kind: 'text', text: strFromU8(bytes) }
    }
  } catch {
    // Said below like a check sum that is another.
  }
  return { kind: 'refused', because: 'damaged' }
}
