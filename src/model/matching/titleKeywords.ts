/** What Search is asked for a row without a code: its sensible words, then fewer of them. */
import type { TitleRow } from './matchTitle.ts'
import { titleParts } from './titleParts.ts'

/** Words a query: services that want all of them find nothing with more. */
const MOST_WORDS = 6
/** Requests a row at the most. */
export const MOST_QUERIES = 4

const hasVowels = (word: string) => /[aeiouy]/.test(word)

/** Longer words tell more, and one that is shortened ("ckn") is in no record. */
function byWorth(words: readonly string[]): string[] {
  const worth = (word: string) => (hasVowels(word) ? word.length : word.length / 4)
  return [...words].toSorted((a, b) => worth(b) - worth(a))
}

/** In the order in which they are asked, each less strict than the one before it. */
export function titleKeywords(row: TitleRow): string[] {
  const words = titleParts(`${row.brand} ${row.title}`).words.filter((word) => word.length > 1)
  const best = byWorth(words)
  const inOrder = (chosen: readonly string[]) => words.filter((word) => chosen.includes(word))
  const sets = [MOST_WORDS, 3, 2].map((count) => inOrder(best.slice(0, count)))
  // One of the two longest may be written otherwise there.
  sets.push(inOrder(best.slice(1, 3)))
  const queries = sets.filter((set) => set.length > 0).map((set) => set.join(' '))
  return [...new Set(queries)].slice(0, MOST_QUERIES)
}
