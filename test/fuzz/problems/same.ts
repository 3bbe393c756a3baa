/** Compares two JSON values without recursion, because a response may be nested deeper than the stack. */
export function isSame(one: unknown, other: unknown): boolean {
  const open: [unknown, unknown][] = [[one, other]]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [a, b] = pair
    if (Object.is(a, b)) continue
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
    if (Array.isArray(a) !== Array.isArray(b)) return false
    const [entries, names] = [Object.entries(a), Object.keys(b)]
    if (entries.length !== names.length) return false
    for (const [name, value] of entries) {
      if (!Object.hasOwn(b, name)) return false
      open.push([value, (b as Record<string, unknown>)[name]]) // checked by hasOwn above
    }
  }
  return true
}
