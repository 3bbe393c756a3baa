/** The engine of the size that is wanted at the moment, one for each week; those of the size before end once it can answer. */
import type { Catalog, Week } from '../catalog/catalog.ts'

export type Built = {
  catalog: Promise<Catalog>
  /** Frees what it runs on; without one there is nothing to free. */
  end?: () => void
}

/** `wanted` is requested at each question: an address that changes makes another engine without the page being loaded anew. */
export const engineFor = (
  wanted: () => number | null,
  build: (size: number | null, week: Week) => Built,
): ((week: Week) => Promise<Catalog>) => {
  let size: number | null | undefined
  let built = new Map<Week, Built>()

  const replace = (next: number | null): Built[] => {
    const before = [...built.values()]
    size = next
    built = new Map()
    return before
  }
  return (week) => {
    const next = wanted()
    const before = next === size ? [] : replace(next)
    const known = built.get(week)
    if (known) return known.catalog
    const made = build(next, week)
    built.set(week, made)
    if (before.length > 0) {
      const end = () => {
        for (const old of before) old.end?.()
      }
      // until then the old ones may still owe an answer
      void made.catalog.then((catalog) => catalog.merchants()).then(end, end)
    }
    return made.catalog
  }
}
