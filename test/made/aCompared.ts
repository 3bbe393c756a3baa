/** Products to compare, with only the fields that a test is about. */
import { eachRowField } from '@/api/fields/places.ts'
import type { ComparedParts, ComparedRecord, ComparedSku } from '@/pages/compare/comparedParts.ts'

const NOTHING: Omit<ComparedRecord, 'raw'> = { ...eachRowField(() => null), skuSet: [] }

/** A record whose received JSON has these fields and `more`, which the app doesn’t read. */
export function aRecord(
  fields: Partial<Omit<ComparedRecord, 'raw'>> = {},
  more: Record<string, unknown> = {},
): ComparedRecord {
  return { ...NOTHING, ...fields, raw: { ...fields, ...more } }
}

export function aCompared(
  fields: Partial<Omit<ComparedRecord, 'raw'>> = {},
  more: Record<string, unknown> = {},
  traits: ComparedParts['traits'] = [],
): ComparedParts {
  return { record: aRecord(fields, more), traits }
}

export function aComparedSku(
  size: string | null,
  overrides: Partial<ComparedSku> = {},
): ComparedSku {
  return {
    attributes: size === null ? null : { size },
    available: true,
    ean: null,
    offerPrice: null,
    salePrice: null,
    skuId: null,
    ...overrides,
  }
}
