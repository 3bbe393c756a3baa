/** How many listings a demo catalog has: the usual number, and how another one is written in an address or on a command line. */

/** Unless another number is requested. */
export const DEMO_SIZE = 20_000

const LARGEST = 1_000_000

/** What an address would say of the sizes that are worth a look; nothing for the usual one. */
export const demoSizes = [
  { name: '', listings: DEMO_SIZE },
  { name: '100k', listings: 100_000 },
  { name: '1m', listings: 1_000_000 },
] as const

/** Ends the sentence that begins with the name of what was written wrong. */
export const SIZE_RULE = 'is a number of listings from 1 to 1000000, such as 20000, 100k or 1m.'

const THOUSANDS: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 }

/** `20000`, `100k`, `1m` or `0.5M`; null for what is no whole number of listings that a demo catalog can have. */
export const readSize = (text: string): number | null => {
  const read = /^(\d+(?:\.\d+)?)([km]?)$/i.exec(text.trim())
  if (!read) return null
  const [, digits = '', unit = ''] = read
  // rounding takes away what the fraction lost: 1.001 × 1000 is not a whole number by itself
  const size = Math.round(Number(digits) * (THOUSANDS[unit.toLowerCase()] ?? 1) * 1000) / 1000
  return Number.isInteger(size) && size >= 1 && size <= LARGEST ? size : null
}
