/** Creates the engine for the demo catalog of the requested size and week. */
import { demoCatalog, merchants } from '../data/demoCatalog.ts'
import { nextWeek } from '../data/nextWeek.ts'
import type { Catalog, Week } from './catalog.ts'
import { createCatalog } from './createCatalog.ts'
import { siblingOnPage } from './search/pageSiblings.ts'

export const demoEngine = async (size: number, week: Week = 'this'): Promise<Catalog> => {
  const data = week === 'next' ? nextWeek({ size }) : demoCatalog({ size })
  return createCatalog({
    ...data,
    merchants: merchants.map(({ id, name, logo }) => ({ id, name, logo })),
    ordinalsOfUrl: (url) => {
      const ordinal = data.ordinalOfUrl(url)
      if (ordinal === null) return []
      const sibling = siblingOnPage(data, ordinal)
      return sibling === null ? [ordinal] : [ordinal, sibling]
    },
  })
}
