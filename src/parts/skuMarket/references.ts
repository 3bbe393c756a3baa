/** What a price can be measured against on this page, in words. */
import type { ReferenceKind } from '../../domain/priceIndex.ts'

export const REFERENCES: readonly { kind: ReferenceKind; label: string; formula: string }[] = [
  {
    kind: 'median',
    label: 'median of the others',
    formula: 'index = mine ÷ median of the other merchants’ offer prices × 100.',
  },
  {
    kind: 'min',
    label: 'lowest of the others',
    formula: 'index = mine ÷ lowest of the other merchants’ offer prices × 100.',
  },
  {
    kind: 'mean',
    label: 'mean of the others',
    formula: 'index = mine ÷ mean of the other merchants’ offer prices × 100.',
  },
]

export function referenceLabel(reference: ReferenceKind): string {
  return REFERENCES.find(({ kind }) => kind === reference)?.label ?? ''
}
