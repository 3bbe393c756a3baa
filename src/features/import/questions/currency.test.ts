import { describe, expect, it } from 'vitest'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { decideRows, rowsOf } from '@/features/import/testing/rows.ts'
import { currencyOfHeading } from './currency.ts'

const CODES = ['2049811842247', '2049811763054', '4006381333931']

function decide(
  prices: readonly string[],
  {
    heading = 'Price',
    country = null,
    answers = {},
  }: { heading?: string; country?: string | null; answers?: ImportAnswers } = {},
) {
  const rows = rowsOf(['EAN', heading], ...prices.map((price, at) => [CODES[at] ?? '', price]))
  const { currency, questions, body, leftOut } = decideRows('prices', rows, {
    answers,
    context: { country },
  })
  const question = questions.find(({ key }) => key === 'currency') ?? null
  return { rule: currency, question, body: body.map(({ line }) => line), leftOut }
}

describe('the currency of a heading', () => {
  it.each([
    ['Price (EUR)', 'EUR'],
    ['Cost USD', 'USD'],
    ['VK €', 'EUR'],
    ['US$ price', 'USD'],
    ['Cena (zł)', 'PLN'],
    ['Цена, руб.', 'RUB'],
    ['価格（円）', 'JPY'],
    ['Price', null],
    ['Try our price', null],
    ['Top price', null],
    ['EUR / USD', null],
  ])('%s is %s', (heading, currency) => {
    expect(currencyOfHeading(heading)).toBe(currency)
  })
})

describe('the currencies of a list', () => {
  it('raise no question if there is one currency, or none', () => {
    expect(decide(['12,50 €', '8,00 €'])).toMatchObject({ rule: null, question: null })
    expect(decide(['12,50', '8,00'], { country: 'us' })).toMatchObject({
      rule: null,
      question: null,
    })
    expect(decide(['12,50 €', '8,00'], { country: 'de' })).toMatchObject({
      rule: null,
      question: null,
    })
  })

  it('raise no question if a sign can mean several currencies', () => {
    expect(decide(['$12.50', '8.00 USD'], { country: 'us' }).question).toBeNull()
    expect(decide(['125 kr', '80 kr'], { country: 'no' }).question).toBeNull()
  })

  it('raise a question if there are several', () => {
    const { question, rule } = decide(['12,50 €', '8,00 CHF', '7,00 €'])
    expect(question).toMatchObject({
      about:
        'The prices are in several currencies: 2 in EUR, 1 in CHF. Prices of one country are compared in one currency. What should happen to the ones that aren’t in EUR?',
      choices: [
        { value: 'without price' },
        { value: 'leave out' },
        { value: 'use', label: 'Read them as EUR (they look like typos)' },
      ],
      lines: [3],
      answer: null,
    })
    expect(rule).toEqual({ main: 'EUR', others: 'without price' })
  })

  it('are left out or used, as the user chooses', () => {
    const prices = ['12,50 €', '8,00 CHF', '7,00 €']
    const out = decide(prices, { answers: { replies: { currency: 'leave out' } } })
    expect(out.body).toEqual([2, 4])
    expect(out.leftOut).toEqual([{ line: 3, about: 'another currency' }])
    expect(decide(prices, { answers: { replies: { currency: 'use' } } })).toMatchObject({
      rule: { others: 'use' },
      body: [2, 3, 4],
    })
  })

  it('raise a question if they are not the country’s currency', () => {
    expect(decide(['12,50 €'], { country: 'us' }).question?.about).toBe(
      'All prices are in EUR, but prices in US are in USD. What should happen to them?',
    )
    expect(decide(['12,50'], { heading: 'Preis (EUR)', country: 'us' }).question).not.toBeNull()
    expect(
      decide(['12,50 €'], { country: 'us', answers: { replies: { currency: 'use' } } }).rule,
    ).toBeNull()
  })
})
