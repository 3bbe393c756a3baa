/** The accessible names of what loads a result set. */
export const SETS = {
  load: 'Load the whole result set',
  loadShort: 'Load all',
  name: 'Name of the set',
  mode: 'Response mode of the load',
  pageSize: 'Rows a request',
  asNew: 'Load as another set',
  again: 'Load a new snapshot of it',
} as const

/** "Load 4,213 rows": what a press asks for. */
export function loadRows(rows: string): string {
  return `Load ${rows}`
}
