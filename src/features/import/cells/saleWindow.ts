/**
 * Decides when a sale price applies: by two dates in separate columns, or by Merchant Center's `sale_price_effective_date` with a
 * slash.
 */
import { endOf, readDay, type DayOrder } from './dayText.ts'

export type SaleDates = { start: string; end: string; both: string }

export type SaleWindow = {
  applies: boolean
  /** Whether the dates could be read. A sale whose dates cannot be read applies. */
  isRead: boolean
  /** A sentence about the dates for the user; null if the sale applies by its dates. */
  message: string | null
}

type Window = { from: number; until: number }

/**
 * The time between two dates, both read with one order of day and month; null if one cannot be read, or if the end is
 * before the start.
 */
function windowBy(order: DayOrder, first: string, last: string): Window | null {
  const start = first === '' ? null : readDay(first, order)
  const end = last === '' ? null : readDay(last, order)
  if ((first !== '' && start === null) || (last !== '' && end === null)) return null
  const from = start?.time ?? -Infinity
  const until = end === null ? Infinity : endOf(end)
  return from > until ? null : { from, until }
}

/** What separates two dates. A slash counts only before a year such as `2026-`, because dates may contain slashes. */
const BOTH = /\s*\/\s*(?=\d{4}-)|\s+(?:-|–|to|bis)\s+/

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function toSaleWindow({ from, until }: Window, now: number): SaleWindow {
  const regular = 'so the regular price is used.'
  if (now < from) {
    return {
      applies: false,
      isRead: true,
      message: `The sale price starts on ${dayOf(from)}, ${regular}`,
    }
  }
  if (now > until) {
    return {
      applies: false,
      isRead: true,
      message: `The sale price ended on ${dayOf(until)}, ${regular}`,
    }
  }
  return { applies: true, isRead: true, message: null }
}

/**
 * Decides whether a sale price applies at `now` (epoch milliseconds). A time without a zone is UTC; a day without a time ends
 * with that day. If a date such as `03/04/2026` can be two days, the dates count only if both days lead to the same result.
 */
export function saleWindowAt({ start, end, both }: SaleDates, now: number): SaleWindow {
  const [first = '', last = ''] = (both === '' ? [start, end] : both.split(BOTH)).map((text) =>
    text.trim(),
  )
  const windows = (['month first', 'day first'] as const)
    .map((order) => windowBy(order, first, last))
    .filter((window) => window !== null)
  const [one, other] = windows.map((window) => toSaleWindow(window, now))
  if (one !== undefined && (other === undefined || one.applies === other.applies)) return one
  const rawText = [first, last].filter((text) => text !== '').join(' – ')
  const message = `The dates of the sale price can’t be read (${rawText.slice(0, 40)}), so it is used.`
  return { applies: true, isRead: false, message }
}
