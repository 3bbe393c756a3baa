/** The accessible names of what loads a result set. */
export const LOAD = {
  load: 'Load all products',
  loadShort: 'Load all',
  name: 'Name of the collection',
  mode: 'Response mode',
  pageSize: 'Page size',
  asNew: 'Load as a new collection',
  again: 'Update this collection',
} as const

/** "Load 4,213 rows": what a press asks for. */
export function loadRows(rows: string): string {
  return `Load ${rows}`
}
