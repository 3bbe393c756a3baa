/** Hashes of texts, for finding records. */
import { mix } from '../../data/numbers/hash.ts'

/** FNV-1a over UTF-16 units, mixed: an unsigned 32-bit number. */
export const hashText = (text: string): number => {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  }
  return mix(state ^ text.length)
}
