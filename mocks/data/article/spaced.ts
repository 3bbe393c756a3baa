/** Adds a space between the parts of a title; leaves empty parts out. */
export function spaced(words: readonly string[]): string[] {
  const parts: string[] = []
  for (const word of words) {
    if (word === '') continue
    if (parts.length > 0) parts.push(' ')
    parts.push(word)
  }
  return parts
}
