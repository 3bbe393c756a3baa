/** Any JSON as a tree to draw: at most four levels and 200 entries; omitted entries are counted. */
export type ValueTree =
  | { kind: 'leaf'; value: unknown }
  | { kind: 'branch'; isList: boolean; entries: [name: string, tree: ValueTree][]; more: number }
  /** An array or object below the last level, of which only the size is shown. */
  | { kind: 'deeper'; isList: boolean; size: number }

const MOST_LEVELS = 4
const MOST_ENTRIES = 200

function toTree(value: unknown, level: number, budget: { left: number }): ValueTree {
  if (typeof value !== 'object' || value === null) return { kind: 'leaf', value }
  const isList = Array.isArray(value)
  const all: [string, unknown][] = Object.entries(value)
  if (level > MOST_LEVELS && all.length > 0) return { kind: 'deeper', isList, size: all.length }
  const entries: [string, ValueTree][] = []
  for (const [name, item] of all) {
    if (budget.left === 0) break
    budget.left -= 1
    entries.push([name, toTree(item, level + 1, budget)])
  }
  return { kind: 'branch', isList, entries, more: all.length - entries.length }
}

export function valueTree(value: unknown): ValueTree {
  return toTree(value, 1, { left: MOST_ENTRIES })
}
