/** Builds the engine of each week when it is first requested, once. */
import type { Catalog, Week } from './catalog.ts'

export const onceEach = (
  build: (week: Week) => Promise<Catalog>,
): ((week: Week) => Promise<Catalog>) => {
  const built = new Map<Week, Promise<Catalog>>()
  return (week) => {
    const known = built.get(week)
    if (known) return known
    const engine = build(week)
    built.set(week, engine)
    return engine
  }
}
