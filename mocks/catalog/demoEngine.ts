/** The demo catalog behind the engine, at the size asked for. */
import { demoCatalog } from '../data/demoCatalog.ts'
import type { Catalog } from './catalog.ts'
import { createCatalog } from './createCatalog.ts'

export const demoEngine = async (size: number): Promise<Catalog> =>
  createCatalog(demoCatalog({ size }))
