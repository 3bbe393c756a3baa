/** An own catalog that stores nothing, for tests of pages that only need a catalog to exist. */
import type { OwnCatalog } from '@/api/ownCatalog.ts'

export function noOwnCatalog(changes: Partial<OwnCatalog> = {}): OwnCatalog {
  return {
    storedCatalog: () => Promise.resolve(null),
    importFile: () => Promise.resolve(null),
    remove: () => Promise.resolve(),
    putBack: () => Promise.resolve(false),
    forget: () => Promise.resolve(),
    active: () => 'demo',
    onStorage: () => {},
    choose: () => {},
    ...changes,
  }
}
