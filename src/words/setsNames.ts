/** The accessible names of the page of all result sets, and of the way to load one. */
import { requestsInWords } from './requestsInWords.ts'
import { PAGES } from './pageNames.ts'

export const SETS = {
  page: PAGES.workbench,
  load: 'Load the whole result set',
  loadShort: 'Load all',
  keepNow: 'Keep as of now',
  name: 'Name of the set',
  mode: 'Response mode of the load',
  pageSize: 'Rows a request',
  asNew: 'Load as another set',
  again: 'Load a new snapshot of it',
  loadAgain: 'Refresh',
  snapshots: 'Snapshots',
  saveName: 'Save the name',
  whatChanged: PAGES.changes,
  undo: 'Undo',
} as const

/** "Load 4,213 rows": what a press asks for. */
export function loadRows(rows: string): string {
  return `Load ${rows}`
}

export function renameSet(name: string): string {
  return `Rename ${name}`
}

export function deleteSetNamed(name: string): string {
  return `Delete ${name}`
}

/** "Delete the snapshot of 18 Nov 2025, 10:26 of Shirts". */
export function deleteSnapshotOf(name: string, when: string): string {
  return `Delete the snapshot of ${when} of ${name}`
}

export function whatChangedIn(name: string): string {
  return `What changed in ${name}`
}

/** "Refresh 43 requests: Shirts": what stands on the button comes first; without a number where it is not known. */
export function loadAgain(name: string, requests: number | null): string {
  return requests === null ? `Refresh: ${name}` : `Refresh ${requestsInWords(requests)}: ${name}`
}
