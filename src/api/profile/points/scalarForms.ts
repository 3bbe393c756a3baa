/** How answers write numbers and booleans: the specification (§2) names the types, but services may send texts or digits. */
import { isFigureKind, type Kind } from '@/api/fields/kinds.ts'
import { fieldOf, keysIn } from '@/api/fields/places.ts'
import { readBoolean, readNumber } from '@/api/fields/readers.ts'
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, observed } from '@/api/profile/evaluation.ts'
import type { ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { countOf, valuesSaid } from '@/api/profile/tally.ts'

/** Returns true if the values of a kind are numbers; times, which have a separate point, are left out. */
const isNumberKind = (kind: Kind) => isFigureKind(kind) && kind !== 'stamp'

const numbers = keysIn('lite').filter((key) => isNumberKind(fieldOf(key).kind))
const booleans = keysIn('lite').filter((key) => fieldOf(key).kind === 'flag')

function numberForm(value: unknown): string | null {
  if (readNumber(value) === null) return null
  return typeof value === 'string' ? 'numbers as text' : 'numbers as numbers'
}

function booleanForm(value: unknown): string | null {
  if (readBoolean(value) === null) return null
  if (typeof value === 'boolean') return 'booleans as booleans'
  return typeof value === 'string' ? 'booleans as text' : 'booleans as 0 and 1'
}

function observe({ records }: ObservedAnswer): Fact[] {
  const forms = records.flatMap((record) => [
    ...numbers.flatMap((name) => numberForm(record[name]) ?? []),
    ...booleans.flatMap((name) => booleanForm(record[name]) ?? []),
  ])
  return [...new Set(forms)].map((value) => ({ fact: 'form', value, example: value }))
}

export const scalarForms: OpenPoint = {
  ...openPoint('scalarForms'),
  assumes: () => 'read in any form',
  observe,
  evaluate: (evidence) => {
    const count = countOf(evidence, 'form')
    return count === 0
      ? assumed('No record was seen yet')
      : observed(valuesSaid(evidence, 'form'), count)
  },
}
