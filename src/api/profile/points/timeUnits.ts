/**
 * The unit of `creationDate`, `lastModifiedDate` and `lastChangedTime`, which the specification (§2.1, §2.2) calls
 * "epoch-milliseconds-like".
 */
import { readNumber, readStamp } from '@/api/fields/readers.ts'
import { openPoint } from '@/api/fields/specification.ts'
import { assumed, observed } from '@/api/profile/evaluation.ts'
import type { ObservedAnswer } from '@/api/profile/observedAnswer.ts'
import type { Fact, OpenPoint } from '@/api/profile/openPoint.ts'
import { countOf, valuesSaid } from '@/api/profile/tally.ts'

const fields = ['creationDate', 'lastModifiedDate', 'lastChangedTime']
const FIRST_MILLISECONDS = 1e11

function unitOf(value: unknown): string | null {
  if (readStamp(value) === null) return null
  const figure = readNumber(value)
  if (figure === null) return 'ISO text'
  return figure < FIRST_MILLISECONDS ? 'seconds' : 'milliseconds'
}

function observe({ records }: ObservedAnswer): Fact[] {
  const units = records.flatMap((record) => fields.flatMap((name) => unitOf(record[name]) ?? []))
  return [...new Set(units)].map((value) => ({ fact: 'unit', value, example: value }))
}

export const timeUnits: OpenPoint = {
  ...openPoint('timeUnits'),
  assumes: () => 'by size: s, ms or ISO',
  observe,
  evaluate: (evidence) => {
    const count = countOf(evidence, 'unit')
    return count === 0
      ? assumed('No record with a time was seen yet')
      : observed(valuesSaid(evidence, 'unit'), count)
  },
}
