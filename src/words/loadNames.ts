/** The accessible names of loading a collection. */
export const LOAD = {
  load: 'Load all products',
  loadShort: 'Load all',
  name: 'Name of the collection',
  mode: 'Response mode',
  pageSize: 'Page size',
  asNew: 'Load as a new collection',
  updateCollection: 'Update this collection',
} as const

/** The button that loads the products of a search as a collection: "Load 4,213 products". */
export function loadProducts(products: string): string {
  return `Load ${products}`
}
