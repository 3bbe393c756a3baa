/** The accessible names of picked collections, in addition to `NAMES`. */
import { formatCount } from '@/lib/numbers/format.ts'

export const PICKED = {
  name: 'Name of the collection',
  newName: 'Name of the new collection',
  rename: 'Rename',
  duplicate: 'Duplicate',
  saveName: 'Save the name',
  cancel: 'Cancel',
  delete: 'Delete collection',
  undo: 'Undo',
  import: 'Import products',
  paste: 'Product IDs, one per line',
  file: 'Choose a file with product IDs or collections',
  removeFile: 'Remove the file',
  into: 'Import into',
  unread: 'Products that can’t be read',
  add: 'Add to collection',
  addToNew: 'Add to a new collection',
  open: 'Open collection',
  tryAgain: 'Try again',
  noteEmpty: 'Add a note',
} as const

/** The handle by which a row is dragged to another place; `index` is the number of the row. */
export function moveNamed(index: number, title: string): string {
  return `Move row ${formatCount(index)}: ${title}`
}

/** The button that moves a row one place up: "Move Linen shirt up". */
export function moveUp(title: string): string {
  return `Move ${title} up`
}

export function moveDown(title: string): string {
  return `Move ${title} down`
}

export function removeNamed(title: string): string {
  return `Remove ${title}`
}

export function noteOf(title: string): string {
  return `Note on ${title}`
}

export function exportAllLists(count: number): string {
  return count === 1 ? 'Export the collection' : `Export all ${formatCount(count)} collections`
}
