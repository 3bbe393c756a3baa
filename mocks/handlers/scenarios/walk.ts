/** Copies an answer and changes its texts, maps and lists, for the scenarios. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type Changes = {
  /** `key` is the nearest field name above the text. */
  text: (value: string, key: string) => string
  /** The entries of an object after their values were changed; a key may be `__proto__`. */
  entries: (entries: [string, Json][], key: string) => [string, Json][]
  /** A list after its items were changed. */
  list?: (list: Json[], key: string) => Json[]
}

export const walk = (value: Json, changes: Changes, key = ''): Json => {
  if (typeof value === 'string') return changes.text(value, key)
  if (Array.isArray(value)) {
    const inside = value.map((item) => walk(item, changes, key))
    return changes.list?.(inside, key) ?? inside
  }
  if (value === null || typeof value !== 'object') return value
  const inside = Object.entries(value).map(([name, item]): [string, Json] => [
    name,
    walk(item, changes, name),
  ])
  return Object.fromEntries(changes.entries(inside, key))
}
