/** The engines of the size in use, one for each week; engines of the previous size end when the new engine can answer. */
import type { Catalog, Week } from '../catalog/catalog.ts'

export type Built = {
  catalog: Promise<Catalog>
  /** Frees the engine's worker; undefined if there is nothing to free. */
  end?: () => void
}

/** `wanted` is called for each request, so that a changed address gives another engine without a page load. */
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
      // the old engines may still have open requests
      void made.catalog.then((catalog) => catalog.merchants()).then(end, end)
    }
    return made.catalog
  }
}
