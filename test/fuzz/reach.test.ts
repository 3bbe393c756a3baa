import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '@/api/http/call.ts'
import type { Product, Sku } from '@/api/operations/product.ts'
import { anAnswer } from '../made/anAnswer.ts'
import type { Case } from './cases.ts'
import { lookupSubject, eanSubject, traitsSubject, searchSubject } from './operations.ts'
import type { FuzzSubject } from './operations.ts'
import { flatProductKinds, skuKinds } from './problems/fieldKinds.ts'

/** Cases that all fail early, or fields that are always empty, would prove nothing. */
function outcomes<Result extends { answer: Answer }>({ cases, read }: FuzzSubject<Result>) {
  return fc.sample(cases, { seed: 3, numRuns: 3000 }).map((input: Case) => {
    try {
      return read(anAnswer({ status: input.status, text: input.text }), input)
    } catch {
      return null
    }
  })
}

const found = <Result extends object>(results: (Result | null)[]) =>
  results.flatMap((result) => {
    const isFound = result && !('kind' in result && result.kind !== 'found')
    return isFound ? [result as Exclude<Result, { kind: 'none' }>] : []
  })

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

function unreached(kinds: object, records: readonly (Product | Sku)[]): string[] {
  const values = (name: string) => records.map((record): unknown => Reflect.get(record, name))
  return Object.keys(kinds).filter(
    (name) => values(name).every(isEmpty) || !values(name).some(isEmpty),
  )
}

describe('the fuzz cases', () => {
  const searches = outcomes(searchSubject)
  const all = [searches, outcomes(traitsSubject), outcomes(lookupSubject), outcomes(eanSubject)]

  it('contain enough found results and enough errors', () => {
    for (const results of all) {
      expect(found<object>(results).length).toBeGreaterThan(1000)
      expect(results.filter((result) => result === null).length).toBeGreaterThan(300)
    }
  })

  it('contain every field of §2 both with and without a value', () => {
    const products = found(searches).flatMap((result) => result.products)
    expect(unreached(flatProductKinds, products)).toEqual([])
    expect(
      unreached(
        skuKinds,
        products.flatMap(({ skuSet }) => skuSet),
      ),
    ).toEqual([])
  })
})
