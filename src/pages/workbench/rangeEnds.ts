/** The ends of a range as they are typed: figures, or for moments days of the reader's calendar. */

const two = (value: number) => String(value).padStart(2, '0')

/** `12.5`, `2025-11-18`. */
export function writtenEnd(value: number, isTime: boolean): string {
  if (!isTime) return String(value)
  const day = new Date(value)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/**
 * Null for a blank, which leaves the end open; undefined for what is no figure. A comma is a decimal sign, unless it
 * stands where a thousand does. A day counts from its first millisecond, or up to its last.
 */
export function readEnd(
  text: string,
  isTime: boolean,
  end: 'from' | 'to',
): number | null | undefined {
  const given = text.replaceAll(/[\s%]/g, '').replace('\u2212', '-')
  if (given === '') return null
  if (isTime) {
    const [year = 0, month = 0, day = 0] = given.split('-').map(Number)
    const at = new Date(year, month - 1, end === 'from' ? day : day + 1).getTime()
    return Number.isNaN(at) ? undefined : at - (end === 'from' ? 0 : 1)
  }
  const figure = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(given)
    ? given.replaceAll(',', '')
    : given.replace(',', '.')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(figure) ? Number(figure) : undefined
}
