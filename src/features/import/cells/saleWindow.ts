/** When a sale price holds: two dates in columns of their own, or Merchant Center's `sale_price_effective_date` with a slash. */

const DAY_MS = 86_400_000

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i
/** Days first with dots, as in most of Europe; with slashes the order of day and month is open unless one is above 12. */
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s.*)?$/
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:\s.*)?$/

function zoneMs(zone: string | undefined): number {
  if (zone === undefined || /^z$/i.test(zone)) return 0
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  const ms = (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000
  return zone.startsWith('-') ? -ms : ms
}

/** Epoch milliseconds; null where it cannot be read. A time without a zone is UTC; a day without a time ends with that day. */
function timeOf(given: string, isEnd: boolean): number | null {
  const text = given.trim()
  const iso = ISO.exec(text)
  if (iso) {
    const [, year, month, day, hours, minutes, seconds = '0', zone] = iso
    const start = Date.UTC(Number(year), Number(month) - 1, Number(day))
    if (Number.isNaN(start)) return null
    if (hours === undefined) return isEnd ? start + DAY_MS - 1 : start
    return (
      start + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 - zoneMs(zone)
    )
  }
  const dotted = DOTTED.exec(text)
  const [, one = '', other = '', year = ''] = dotted ?? SLASHED.exec(text) ?? []
  if (one === '') return null
  const [a, b] = [Number(one), Number(other)]
  // 12/31/2026 is the American order.
  const isMonthFirst = !dotted && b > 12 && a <= 12
  if (!dotted && a <= 12 && b <= 12 && a !== b) return null
  const start = Date.UTC(Number(year), (isMonthFirst ? a : b) - 1, isMonthFirst ? b : a)
  return isEnd ? start + DAY_MS - 1 : start
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export type SaleDates = { start: string; end: string; both: string }

export type SaleWindow = {
  holds: boolean
  /** Whether the dates could be read. A sale whose dates cannot be read holds. */
  isRead: boolean
  /** A sentence where there is something to say; null where the sale holds by its dates. */
  says: string | null
}

/** Whether a sale price holds at `now` (epoch milliseconds). */
export function saleHolds({ start, end, both }: SaleDates, now: number): SaleWindow {
  const [first = '', last = ''] = both === '' ? [start, end] : both.split('/')
  const from = first.trim() === '' ? -Infinity : timeOf(first, false)
  const until = last.trim() === '' ? Infinity : timeOf(last, true)
  if (from === null || until === null || from > until) {
    const given = [first, last]
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join(' – ')
    const says = `The dates of the sale price can’t be read (${given.slice(0, 40)}), so it is used.`
    return { holds: true, isRead: false, says }
  }
  if (now < from) {
    const says = `The sale price starts on ${dayOf(from)}, so the regular price is used.`
    return { holds: false, isRead: true, says }
  }
  if (now > until) {
    const says = `The sale price ended on ${dayOf(until)}, so the regular price is used.`
    return { holds: false, isRead: true, says }
  }
  return { holds: true, isRead: true, says: null }
}
