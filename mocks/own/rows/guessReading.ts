/** How a file is to be read, as far as its beginning tells. */
import { type Column, guessColumns } from './columns.ts'
import type { FeedFormat, Separator } from '../feed.ts'
import { currencyOf } from './prices.ts'
import { cellReader } from '../file/tableReader.ts'

export const guessFormat = (text: string): FeedFormat => {
  const first = text.trimStart()[0]
  if (first === '<') return 'rss'
  return first === '{' || first === '[' ? 'records' : 'table'
}

const SEPARATORS: readonly Separator[] = ['\t', ',', ';', '|']

/** How many cells each of the first rows has. */
const widthsOf = (text: string, separator: Separator): number[] => {
  const widths: number[] = []
  const reader = cellReader(separator, (cells) => {
    if (cells && cells.some((cell) => cell !== '')) widths.push(cells.length)
  })
  reader.write(text)
  return widths.slice(0, 20)
}

/** The one that cuts most rows into as many cells as the head; the more cells, the better. */
export const guessSeparator = (text: string): Separator => {
  let best: Separator = ','
  let bestScore = 0
  for (const separator of SEPARATORS) {
    const [head = 0, ...rest] = widthsOf(text, separator)
    const alike = rest.filter((width) => width === head).length + 1
    const score = head > 1 ? (alike / (rest.length + 1)) * 100 + head : 0
    if (score > bestScore) {
      best = separator
      bestScore = score
    }
  }
  return best
}

const COUNTRIES: Record<string, string> = {
  USD: 'us',
  INR: 'in',
  GBP: 'gb',
  CAD: 'ca',
  AUD: 'au',
  JPY: 'jp',
  CHF: 'ch',
  SEK: 'se',
  NOK: 'no',
  DKK: 'dk',
  PLN: 'pl',
  CZK: 'cz',
  BRL: 'br',
  MXN: 'mx',
  AED: 'ae',
  SGD: 'sg',
  NZD: 'nz',
  ZAR: 'za',
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''

type Found = { columns: Record<string, string>; country: string; merchant: string }

/** The currency of the prices tells the country, else the end of the shop's address; the address is the merchant's name. */
export const guessColumnsAndDefaults = (columns: readonly Column[], fileName: string): Found => {
  const found = guessColumns(columns)
  const samplesOf = (field: string): readonly string[] =>
    columns.find(({ name }) => name === found[field])?.samples ?? []
  const prices = [...samplesOf('offerPrice'), ...samplesOf('price')]
  const currency = prices.map(currencyOf).find((code) => code !== null) ?? ''
  const host =
    samplesOf('productUrl')
      .map(hostOf)
      .find((name) => name !== '') ?? ''
  const ending = /\.(?:co\.)?([a-z]{2})$/.exec(host)?.[1] ?? ''
  return {
    columns: found,
    country: COUNTRIES[currency] ?? (ending === 'uk' ? 'gb' : ending),
    merchant: host || fileName.replace(/\.gz$/i, '').replace(/\.\w+$/, ''),
  }
}
