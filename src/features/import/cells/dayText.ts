/** Reads days as programs and people write them. */

const DAY_MS = 86_400_000

/** Whether the day or the month comes first in a date such as `03/04/2026`. */
export type DayOrder = 'day first' | 'month first'

const ISO =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i
const BASIC = /^(\d{4})(\d{2})(\d{2})$/
/** A date with dots, in which the day comes first, as in most of Europe. */
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?:\s.*)?$/
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[\s,].*)?$/
/** A date with the name of its month: "1 March 2026", "1. März 2026", "March 1, 2026", "01-Mar-26". */
const DAY_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]*(?:de\s+)?(\p{L}{3,12})\.?[\s,-]*(?:de\s+)?(\d{4}|\d{2})(?:\s.*)?$/u
const NAMED_DAY = /^(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:\s.*)?$/u

/** The beginnings of the months' names, in the languages of most exports; folded. */
const MONTHS = [
  'jan ene gen sty led oca янв',
  'feb fev fev lut uno sub фев',
  'mar mae mrt brez mart мар',
  'apr abr avr kwi dub nis апр',
  'may mai mag mei maj kve мая май',
  'jun giu cze haz июн',
  'jul lug lip tem июл',
  'aug ago aou sie srp agu авг',
  'sep set wrz zari eyl сен',
  'oct okt ott paz rij eki окт',
  'nov lis kas ноя',
  'dec dez dic gru pro ara дек',
].map((list) => list.split(' '))

function monthNamed(name: string): number | null {
  const folded = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  // "juin" and "juillet" begin with the same three letters.
  if (folded.startsWith('juin')) return 6
  if (folded.startsWith('juil')) return 7
  const at = MONTHS.findIndex((names) => names.some((one) => folded.startsWith(one)))
  return at < 0 ? null : at + 1
}

const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** The beginning of a day (UTC) in epoch milliseconds; null for a day that does not exist. */
function dayAt(year: number, month: number, day: number): number | null {
  const time = Date.UTC(year, month - 1, day)
  const date = new Date(time)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : null
}

function zoneMs(zone: string | undefined): number {
  if (zone === undefined || /^z$/i.test(zone)) return 0
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  const ms = (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000
  return zone.startsWith('-') ? -ms : ms
}

export type Day = {
  /** The time in epoch milliseconds. */
  time: number
  /** Whether the day has a time; otherwise `time` is the beginning of the day. */
  hasTime: boolean
}

const whole = (time: number | null): Day | null => (time === null ? null : { time, hasTime: false })

/** Reads a day; null if the text is not one. `order` states which number of a date such as `03/04/2026` is the day. */
export function readDay(rawText: string, order: DayOrder): Day | null {
  const text = rawText.trim()
  const iso = ISO.exec(text)
  if (iso) {
    const [, year, month, day, hours, minutes, seconds = '0', zone] = iso
    const start = dayAt(Number(year), Number(month), Number(day))
    if (start === null || hours === undefined) return whole(start)
    const passed = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
    return { time: start + passed - zoneMs(zone), hasTime: true }
  }
  const basic = BASIC.exec(text)
  if (basic) return whole(dayAt(Number(basic[1]), Number(basic[2]), Number(basic[3])))
  const dotted = DOTTED.exec(text)
  if (dotted) return whole(dayAt(yearOf(dotted[3] ?? ''), Number(dotted[2]), Number(dotted[1])))
  const slashed = SLASHED.exec(text)
  if (slashed) {
    const [one, other, year] = [Number(slashed[1]), Number(slashed[2]), yearOf(slashed[3] ?? '')]
    return whole(order === 'day first' ? dayAt(year, other, one) : dayAt(year, one, other))
  }
  const [, day, name, year] = DAY_NAMED.exec(text) ?? []
  const [, before, second, last] = NAMED_DAY.exec(text) ?? []
  const month = monthNamed(name ?? before ?? '')
  if (month === null) return null
  return whole(dayAt(yearOf(year ?? last ?? ''), month, Number(day ?? second)))
}

/** The end of a day in epoch milliseconds: its last millisecond, or its time of day if there is one. */
export const endOf = ({ time, hasTime }: Day): number => (hasTime ? time : time + DAY_MS - 1)
