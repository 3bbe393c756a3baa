import { expect, it } from 'vitest'
import { emptyDraft } from '@/domain/codes/codesDraft.ts'
import { MAX_LINES } from '@/domain/codes/inputLines.ts'
import { defaultLoadSettings, MOST_ROWS } from '@/domain/collections/collection.ts'
import { MOST_ENTRIES, NAME_LENGTH, NOTE_LENGTH } from '@/domain/picked/productList.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { defaultExportChoice } from '@/lib/sheet/exportChoice.ts'
import { MAX_PRICES } from '@/pages/priceList/entry/priceEntries.ts'

it('a batch asks once for each line unless somebody wants more', () => {
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

it('an export says what it is, and that it is UTF-8, unless somebody takes it away', () => {
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

it('a load takes all rows, a hundred at a time', () => {
  expect(MOST_ROWS).toBe(50_000)
  expect(defaultLoadSettings).toEqual({
    mode: 'full',
    pageSize: 100,
    atOnce: 4,
    most: 50_000,
    batch: null,
  })
})

it('what is stored has room for as much as its page says', () => {
  expect({ MAX_LINES, MOST_ENTRIES, MAX_PRICES, NAME_LENGTH, NOTE_LENGTH }).toEqual({
    MAX_LINES: 10_000,
    MOST_ENTRIES: 500,
    MAX_PRICES: 50_000,
    NAME_LENGTH: 100,
    NOTE_LENGTH: 500,
  })
})
