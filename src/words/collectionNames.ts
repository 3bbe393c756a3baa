/** The accessible names of the pages of collections, beside those of the rest of the app. */
import { PAGES } from './pageNames.ts'

export const COLLECTIONS = {
  page: PAGES.collections,
  all: 'All collections',
  new: PAGES.newCollection,
} as const
