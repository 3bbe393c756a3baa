import { describe, expect, it } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { decideRows, rowsOf } from '@/features/import/testing/rows.ts'

const A = '2049811842247'

function decide(
  price: string,
  {
    country = null,
    url = '',
    own = '',
    answers = {},
  }: { country?: string | null; url?: string; own?: string; answers?: ImportAnswers } = {},
) {
  const rows = rowsOf(
    ['Title', 'GTIN', 'Price', 'Link', ...(own === '' ? [] : ['Country'])],
    ['Shirt', A, price, url, own],
  )
  const decisions = decideRows('catalog', rows, { answers, context: { country } })
  const question = decisions.questions.find(({ key }) => key === 'country') ?? null
  return {
    country: decisions.country,
    questions: question?.choices.map(({ value }) => value).slice(0, 2) ?? null,
  }
}

describe('the country of a catalog', () => {
  it.each([
    ['that of the current page if prices have no currency', '12.50', 'us', 'us'],
    ['that of the current page if its currency fits', '12.50 USD', 'us', 'us'],
    ['that of the current page if its currency sign fits', '$12.50', 'ca', 'ca'],
    ['the only one that uses the currency', '12,50 zł', null, 'pl'],
    ['the only one that uses the currency, on any page', '12,50 zł', 'us', 'pl'],
    ['unknown if there is no currency and no current page', '12.50', null, ''],
  ])('is %s', (_, price, input, country) => {
    expect(decide(price, { country: input })).toEqual({ country, questions: null })
  })

  it('is an open question if several countries use the currency, the likeliest first', () => {
    expect(decide('12,50 €')).toEqual({ country: '', questions: ['de', 'fr'] })
    expect(decide('12,50 €', { url: 'https://shop.example.it/1' })).toEqual({
      country: '',
      questions: ['it', 'de'],
    })
    expect(decide('12,50 €', { country: 'us' })).toEqual({ country: '', questions: ['de', 'fr'] })
  })

  it('is the one that the user chooses', () => {
    expect(decide('12,50 €', { answers: { replies: { country: 'at' } } })).toEqual({
      country: 'at',
      questions: null,
    })
  })

  it('is not a question if each row names its own country', () => {
    expect(decide('12,50 €', { own: 'de' }).questions).toBeNull()
  })
})
