/** The accessible names of the pages of collections, in addition to `NAMES`. */
import { PAGES } from './pageNames.ts'

export const COLLECTIONS = {
  page: PAGES.collections,
  all: 'All collections',
  new: PAGES.newCollection,
} as const
