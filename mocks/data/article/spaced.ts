/** Parts of a title with a space between each two; empty ones are left out. */
export function spaced(words: readonly string[]): string[] {
  const parts: string[] = []
  for (const word of words) {
    if (word === '') continue
    if (parts.length > 0) parts.push(' ')
    parts.push(word)
  }
  return parts
}
