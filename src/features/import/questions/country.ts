/** The country of a catalog whose rows name none: found by the currency of its prices, or left to a question. */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { Question } from '@/features/import/reading.ts'
import { sampleOf } from '@/features/import/roles/columnFacts.ts'
import { cellText, type RawRow } from '@/features/import/table.ts'
import { countryOfCurrency, currencyOfCountry, maySameCurrency } from '@/lib/numbers/currencies.ts'
import { currenciesOfRow, type CurrencyColumns } from './currency.ts'

/**
 * The country of a catalog, and a question if the file doesn’t decide it. `chosen` is the country that is open on the page; null
 * if none is. The result is '' if a question is open or the country is not known.
 */
export function countryOf(
  rows: readonly RawRow[],
  columns: CurrencyColumns,
  answers: ImportAnswers,
  chosen: string | null,
): { country: string; question: Question | null } {
  const { roles } = columns
  if (roles.has('country')) return { country: chosen ?? '', question: null }
  const reply = answers.replies?.['country']
  if (reply !== undefined) return { country: reply, question: null }
  const currencies = new Set(sampleOf(rows).flatMap((row) => currenciesOfRow(row, columns)))
  const [currency] = currencies
  if (currency === undefined) return { country: chosen ?? '', question: null }
  const chosenCurrency = chosen === null ? null : currencyOfCountry(chosen)
  if (
    chosenCurrency !== null &&
    [...currencies].every((one) => maySameCurrency(one, chosenCurrency))
  ) {
    return { country: chosen ?? '', question: null }
  }
  const only = currencies.size === 1 ? countryOfCurrency(currency) : null
  if (only !== null) return { country: only, question: null }
  const place = roles.get('url')
  const ending = place === undefined ? '' : hostEnding(cellText(rows[0]?.cells[place]))
  const question: Question = {
    key: 'country',
    about: `The prices are in ${[...currencies].join(' and ')}, and the file names no country. For which country is it?`,
    choices: countriesFor(currency, ending).map((country) => ({
      value: country,
      label: country.toUpperCase(),
      samples: [],
    })),
    lines: [],
    answer: null,
  }
  return { country: '', question }
}

const hostEnding = (url: string): string =>
  URL.canParse(url) ? (/\.([a-z]{2})$/.exec(new URL(url).hostname)?.[1] ?? '') : ''

/** Countries with this currency, the likeliest first. */
function countriesFor(currency: string, ending: string): string[] {
  const all = Object.entries(COUNTRIES_OF)
    .filter(([name]) => maySameCurrency(name, currency))
    .flatMap(([, list]) => list.split(' '))
  const found = [...(all.includes(ending) ? [ending] : []), ...all]
  return [...new Set(found)].slice(0, 24)
}

const COUNTRIES_OF: Readonly<Record<string, string>> = {
  EUR: 'de fr it es nl at be ie pt fi gr ee lv lt lu sk si hr mt cy',
  USD: 'us',
  GBP: 'gb',
  INR: 'in',
  CAD: 'ca',
  AUD: 'au',
  NZD: 'nz',
  CHF: 'ch',
  SEK: 'se',
  NOK: 'no',
  DKK: 'dk',
  PLN: 'pl',
  CZK: 'cz',
  HUF: 'hu',
  RON: 'ro',
  BGN: 'bg',
  TRY: 'tr',
  RUB: 'ru',
  UAH: 'ua',
  JPY: 'jp',
  CNY: 'cn',
  KRW: 'kr',
  SGD: 'sg',
  HKD: 'hk',
  TWD: 'tw',
  BRL: 'br',
  MXN: 'mx',
  AED: 'ae',
  SAR: 'sa',
  ZAR: 'za',
  ILS: 'il',
}
