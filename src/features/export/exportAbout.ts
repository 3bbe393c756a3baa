import type { Answer } from '@/api/http/call.ts'
import { shownCountries, shownCountry } from '@/lib/countryCode.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'

type Options = {
  /** The query in words: keywords, a code, a URL. */
  what: string
  answer: Answer
  countries: readonly string[]
  /** The currency label that the user has set for these countries; '' for none. */
  label: string
  /** When the answer is exported, in epoch milliseconds. */
  at: number
}

export function currencyLine(label: string): string {
  return label === '' ? 'Currency: not stated' : `Currency (your label): ${label}`
}

/** The line about the currency if each country has its own label. */
export function currencyLineOf(all: readonly { countries: string; label: string }[]): string {
  const set = all.filter(({ label }) => label !== '')
  return currencyLine(
    set.map(({ countries, label }) => `${shownCountry(countries)} ${label}`).join(', '),
  )
}

/** Describes an answer: what was requested, when, where and how, and the currency of its prices. */
export function aboutAnswer({ what, answer, countries, label, at }: Options): string[] {
  const mode = answer.call.query.find(([name]) => name === 'mode')?.[1]
  return [
    what,
    `Exported ${formatWhen(at)}; data from ${formatWhen(answer.receivedAt)}`,
    `Country: ${shownCountries(countries)}${mode === undefined ? '' : `; mode: ${mode}`}`,
    currencyLine(label),
  ]
}

/** The day (UTC) of a time in epoch milliseconds, as in file names: `2025-11-18`. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
