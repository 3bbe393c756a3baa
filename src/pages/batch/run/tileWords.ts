/** Where rows stand, in words. */
import type { ReferenceWords } from '../../../market/reference.ts'
import type { BatchTile } from '../batchState.ts'

export function tileWords(tile: BatchTile, { than }: ReferenceWords): string {
  switch (tile) {
    case 'cheaper':
      return `Cheaper than ${than}`
    case 'equal':
      return than === 'the market' ? 'Equal' : `Equal to ${than}`
    case 'dearer':
      return `Dearer than ${than}`
    case 'not-mine':
      return 'Not sold by me'
    case 'only-mine':
      return 'Sold only by me'
  }
}
