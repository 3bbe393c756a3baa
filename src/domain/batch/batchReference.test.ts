import { describe, expect, it } from 'vitest'
import { batchReferenceParameter, readBatchReference, referenceWords } from './batchReference.ts'

const nameOf = (id: string) => (id === 'northgate' ? 'Northgate' : id)

describe('what a batch is measured against', () => {
  it.each([
    ['median', 'median', 'median', 'the market'],
    ['min', 'min', 'lowest', 'the lowest'],
    ['mean', 'mean', 'mean', 'the mean'],
    ['own-target', 'target', 'target', 'my target'],
    ['northgate', { merchant: 'northgate' }, 'Northgate', 'Northgate'],
    ['target', { merchant: 'target' }, 'target', 'target'],
  ] as const)('is %s in an address, and back', (written, reference, short, than) => {
    expect(readBatchReference(written)).toEqual(reference)
    expect(batchReferenceParameter(reference)).toBe(written)
    expect(referenceWords(reference, nameOf)).toMatchObject({ short, than })
  })

  it('is the median where the address says nothing', () => {
    expect(readBatchReference('')).toBe('median')
  })
})
