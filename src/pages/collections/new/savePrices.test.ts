import { describe, expect, it } from 'vitest'
import { shownToasts } from '@/components/ui/layers/toast.ts'
import { aCodeReading } from '@test/made/aCodeReading.ts'
import { savePrices } from './savePrices.ts'
import type { DraftInput } from './useDraftInputs.ts'

const CODES = ['2049811763054', '2049811842247', '4006381333931']

describe('the message about saved prices', () => {
  it.each([
    ['prices', ['9,50;;', '8,50;;'], '2 prices'],
    ['one price and several costs', ['9,50;;', ';4,00;', ';5,00;'], '1 price, 2 costs'],
    ['each figure of a product', ['9,50;4,00;3,00'], '1 price, 1 cost, 1 floor'],
  ])('counts %s', async (_, rows, words) => {
    const lines = rows.map((figures, at) => `${CODES[at] ?? ''};${figures}`)
    const reading = await aCodeReading(['EAN;Price;Cost;Floor', ...lines].join('\n'))
    const input = { use: 'own', country: 'us', reading } as DraftInput
    await savePrices('demo', [input])
    expect(shownToasts()[0]?.text).toMatch(new RegExp(`^Saved ${words} in My prices for US\\.`))
  })
})
