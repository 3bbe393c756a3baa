/** How texts are compared: when they are looked for, and as names of one thing. */

/** Without case and accents, so that "pique" finds "Piqué". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Names come again with every offer of a batch and every row of a set. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000

/** What all spellings of a name share. A name of signs alone is only itself. */
export function spellingKey(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  const key = foldText(name).replaceAll(/[^\p{L}\p{N}]+/gu, '') || name
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, key)
  return key
}
