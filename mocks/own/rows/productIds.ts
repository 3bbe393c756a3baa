/** Ids for listings that bring none: 32 hexadecimal characters, the same at every import. */
import { mix } from '../../data/numbers/hash.ts'

/** A 32-bit hash of a text. */
export const hashText = (text: string, seed: number): number => {
  let state = seed
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  }
  return mix(state ^ text.length)
}

const SEEDS = [0x811c9dc5, 0x2545f491, 0x9e3779b9, 0x6c078965]

/** From what tells a listing apart: country, merchant and the merchant's own id. */
export const madeId = (...parts: readonly string[]): string => {
  const text = parts.join('\u0000')
  return SEEDS.map((seed) => hashText(text, seed).toString(16).padStart(8, '0'))
    .join('')
    .toUpperCase()
}
