import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalSignOf, readPrice } from './readPrice.ts'

/** Each locale with the currency of its country. */
const LOCALES =
  `en-US USD, en-GB GBP, en-IN INR, hi-IN INR, de-DE EUR, de-CH CHF, fr-FR EUR, fr-CH CHF, es-ES EUR, es-MX MXN, es-CL CLP, es-PE PEN, it-IT EUR,
  pt-PT EUR, pt-BR BRL, nl-NL EUR, pl-PL PLN, cs-CZ CZK, sv-SE SEK, da-DK DKK, nb-NO NOK, fi-FI EUR, tr-TR TRY, ru-RU RUB, uk-UA UAH, hu-HU HUF, ro-RO RON,
  bg-BG BGN, el-GR EUR, he-IL ILS, zh-CN CNY, zh-TW TWD, ja-JP JPY, ko-KR KRW, th-TH THB, vi-VN VND, id-ID IDR, ms-MY MYR, ar-EG EGP, ar-AE AED, ar-SA SAR,
  ar-KW KWD, fa-IR EUR, bn-BD BDT, en-ZA ZAR, en-KE KES`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [locale: string, currency: string]) // two words each

describe.each(LOCALES)('a column of prices formatted for %s in %s', (locale, currency) => {
  const styles: Intl.NumberFormatOptions[] = [
    { style: 'currency', currency },
    { style: 'currency', currency, currencyDisplay: 'code' },
    { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  ]

  it('is read correctly, or refused if the decimal sign is unclear', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...styles),
        fc.array(fc.integer({ min: 1, max: 20_000_000 }), { minLength: 1, maxLength: 5 }),
        (style, figures) => {
          const format = new Intl.NumberFormat(locale, style)
          const decimals = format.resolvedOptions().maximumFractionDigits ?? 0
          const prices = figures.map((figure) => figure / 10 ** decimals)
          const cells = prices.map((price) => format.format(price))
          const sign = decimalSignOf(cells)
          for (const [at, cell] of cells.entries()) {
            const reading = readPrice(cell, sign)
            if (reading.kind === 'refused') expect(reading.problem).toBe('decimal sign')
            else
              expect([cell, reading]).toEqual([
                cell,
                expect.objectContaining({ kind: 'price', price: prices[at] }),
              ])
          }
        },
      ),
      { numRuns: 60, seed: 12 },
    )
  })
})
