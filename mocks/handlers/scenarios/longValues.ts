/** The values of the scenario `long`: texts and figures that strain the layout. */

export const UNBROKEN =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)

export const WORDS =
  'with detachable removable reversible hand-finished double-stitched lining and a very long name '

/** 10,000 characters without a line-break opportunity. */
export const ENDLESS = UNBROKEN.repeat(50).slice(0, 10_000)

/**
 * Titles in rotation: a long one, one without line breaks, right-to-left ones, and one with several lines and combining
 * characters.
 */
const TITLES: readonly ((title: string) => string)[] = [
  (title) => `${title} ${WORDS.repeat(5)}${UNBROKEN}`,
  () => ENDLESS,
  () => 'قميص قطن (رجالي) – 100%، مقاس 42: كلاسيكي!',
  (title) => `${title}\n\n\u200b\u200d${'👨‍👩‍👧‍👦'.repeat(60)}\t${'\u200b'.repeat(400)}${'n̶̡̛'.repeat(80)}`,
  (title) => `חולצת כותנה ${title} (12) ${WORDS}`,
]

/** A price in rotation: unchanged, extremely high, 0, missing, and a fraction of a cent. */
const PRICES: readonly ((price: number | null) => number | null)[] = [
  (price) => price,
  () => 1_000_000_000,
  () => 0,
  () => null,
  () => 0.125,
]

export const titleAt = (turn: number, title: string): string =>
  TITLES[turn % TITLES.length]?.(title) ?? title

export const priceAt = (turn: number, price: number | null): number | null =>
  (PRICES[turn % PRICES.length] ?? PRICES[0])?.(price) ?? null
