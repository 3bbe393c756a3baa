/** The number of listings of a demo catalog: the default, and how an address or a command line writes another one. */

/** The default size. */
export const DEMO_SIZE = 20_000

const LARGEST = 1_000_000

/** The sizes that the demo controls offer, with the name that an address uses; the default size has an empty name. */
export const demoSizes = [
  { name: '', listings: DEMO_SIZE },
  { name: '100k', listings: 100_000 },
  { name: '1m', listings: 1_000_000 },
] as const

/** Follows the name of the invalid option in an error message. */
export const SIZE_RULE = 'is a number of listings from 1 to 1000000, such as 20000, 100k or 1m.'

const THOUSANDS: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 }

/** Reads `20000`, `100k`, `1m` or `0.5M`; null for anything but a whole number of listings in the allowed range. */
export const readSize = (text: string): number | null => {
  const read = /^(\d+(?:\.\d+)?)([km]?)$/i.exec(text.trim())
  if (!read) return null
  const [, digits = '', unit = ''] = read
  // rounding removes floating-point errors: 1.001 × 1000 is not exactly a whole number
  const size = Math.round(Number(digits) * (THOUSANDS[unit.toLowerCase()] ?? 1) * 1000) / 1000
  return Number.isInteger(size) && size >= 1 && size <= LARGEST ? size : null
}
