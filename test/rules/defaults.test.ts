import { expect, it } from 'vitest'
import { emptyDraft } from '@/domain/codes/codesDraft.ts'
import { MAX_LINES } from '@/domain/codes/inputLines.ts'
import { defaultLoadSettings, MAX_VERSION_ROWS } from '@/domain/collections/collection.ts'
import { MOST_ENTRIES, NAME_LENGTH, NOTE_LENGTH } from '@/domain/picked/productList.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { defaultExportChoice } from '@/lib/sheet/exportChoice.ts'
import { MAX_PRICES } from '@/pages/priceList/entry/priceEntries.ts'

it('a collection of codes sends one request per line by default', () => {
  expect(defaultCodesSettings).toEqual({
    as: 'auto',
    atOnce: 4,
    mode: 'lite',
    names: false,
    otherForms: false,
    chain: false,
  })
  expect(emptyDraft).toEqual({ text: '', answers: {}, file: null })
})

it('an export includes its details and a UTF-8 mark by default', () => {
  expect(defaultExportChoice).toEqual({
    format: 'csv',
    separator: ',',
    decimal: '.',
    mark: true,
    plainCodes: false,
    columns: 'all',
    head: true,
  })
})

it('a load gets up to 50,000 rows, 100 per request, by default', () => {
  expect(MAX_VERSION_ROWS).toBe(50_000)
  expect(defaultLoadSettings).toEqual({
    mode: 'full',
    pageSize: 100,
    atOnce: 4,
    most: 50_000,
    batch: null,
  })
})

it('the limits for stored data have their stated values', () => {
  expect({ MAX_LINES, MOST_ENTRIES, MAX_PRICES, NAME_LENGTH, NOTE_LENGTH }).toEqual({
    MAX_LINES: 10_000,
    MOST_ENTRIES: 500,
    MAX_PRICES: 50_000,
    NAME_LENGTH: 100,
    NOTE_LENGTH: 500,
  })
})
