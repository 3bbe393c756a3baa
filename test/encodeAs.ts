/** Text as bytes in encodings from before Unicode: the reverse of `TextDecoder`. */
import { decodeWith } from '@/features/import/bytes/decode.ts'

const ASCII = 0x80
const known = new Map<string, ReadonlyMap<string, readonly number[]>>()

/** The bytes of each character that is encoded in one or two bytes. */
function charactersOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const found = known.get(encoding)
  if (found) return found
  const characters = new Map<string, readonly number[]>()
  const add = (bytes: readonly number[]) => {
    const text = decodeWith(encoding, Uint8Array.from(bytes))
    if (Array.from(text).length === 1 && text !== '\uFFFD' && !characters.has(text)) {
      characters.set(text, bytes)
    }
  }
  for (let byte = 1; byte < 256; byte += 1) add([byte])
  for (let first = ASCII; first < 256; first += 1) {
    for (let second = 0x40; second < 256; second += 1) add([first, second])
  }
  known.set(encoding, characters)
  return characters
}

/** Throws if the encoding lacks a character of the text. */
export function encodeAs(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding.startsWith('utf-16')) {
    const units = text.split('').map((character) => character.charCodeAt(0))
    return Uint8Array.from(
      units.flatMap((unit) =>
        encoding === 'utf-16le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
      ),
    )
  }
  const characters = charactersOf(encoding)
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const bytes = characters.get(character)
      if (!bytes) throw new Error(`${encoding} has no ${character}`)
      return bytes
    }),
  )
}
