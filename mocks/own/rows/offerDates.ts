/**
 * When an offer price holds: Merchant Center's `sale_price_effective_date`, two times of ISO 8601 with a slash between them.
 * Outside of it the price is what a shop asks, and the offer price is not.
 */

type Limits = { from: number; until: number }

const TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

const DAY_MS = 86_400_000

const zoneOf = (given: string | undefined): string => {
  if (given === undefined || /^z$/i.test(given)) return 'Z'
  const digits = given.slice(1).replace(':', '').padEnd(4, '0')
  return `${given.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`
}

/** Epoch milliseconds, or NaN; a time without a zone is taken as UTC, a day without a time ends with that day. */
const timeOf = (text: string, isEnd: boolean): number => {
  const [, day = '', clock, zone] = TIME.exec(text.trim()) ?? []
  if (clock === undefined) return Date.parse(day) + (isEnd ? DAY_MS - 1 : 0)
  return Date.parse(`${day}T${clock}${zoneOf(zone)}`)
}

const readLimits = (text: string): Limits | null => {
  const [first = '', last = '', ...more] = text.split('/')
  const from = timeOf(first, false)
  const until = timeOf(last, true)
  return more.length === 0 && from <= until ? { from, until } : null
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Why an offer price does not hold at `now` (epoch milliseconds), or can't be told to; null where it holds. */
export const whyNotOffered = (
  text: string,
  now: number,
): { says: string; isLeftOut: boolean } | null => {
  if (text.trim() === '') return null
  const limits = readLimits(text)
  if (!limits) {
    const says = `when the offer price holds is not two times with a slash between them, so it is taken: ${text.slice(0, 40)}`
    return { says, isLeftOut: false }
  }
  if (now < limits.from)
    return { says: `the offer price holds from ${dayOf(limits.from)} on only`, isLeftOut: true }
  if (now > limits.until)
    return { says: `the offer price held until ${dayOf(limits.until)} only`, isLeftOut: true }
  return null
}
