/** Packs a text into a link’s fragment: compressed, with a version before it and a checksum after it. */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'

/** The maximum length of a fragment in characters: browsers allow more, but many messaging apps don’t. */
export const MOST_PACKED = 32_000
/** The maximum unpacked size in bytes, far beyond what this app packs. */
const MOST_UNPACKED = 1_000_000
/** How many bytes are inflated at a time, because each may expand a thousandfold. */
const STEP = 256

const VERSION = '1'
const PACKED = /^(\d+)\.([\w-]*)\.([0-9a-f]{8})$/

export type Unpacked =
  | { kind: 'text'; text: string }
  | { kind: 'refused'; because: 'empty' | 'too long' | 'newer' | 'damaged' }

/** The checksum of bytes: CRC-32, as in ZIP and PNG, which detects any change of a few letters. */
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

/** Decodes the letters of a fragment; throws if they don’t encode whole bytes. */
function fromLetters(letters: string): Uint8Array {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Inflates packed bytes; throws if they are not deflated data, or inflate to more than `MOST_UNPACKED`. */
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

/** Packs a text into letters, digits, `-`, `_` and dots only, so that no app changes the link or ends it early. */
export function pack(text: string): string {
  const bytes = strToU8(text)
  return `${VERSION}.${toLetters(deflateSync(bytes, { level: 9 }))}.${checkOf(bytes)}`
}

/** Unpacks the text of a fragment. Never throws, whatever follows the `#`. */
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
    // A failure is reported below, like a wrong checksum.
  }
  return { kind: 'refused', because: 'damaged' }
}
