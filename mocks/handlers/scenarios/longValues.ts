/** What the scenario `long` puts into an answer: texts and figures that no layout was drawn for. */

export const UNBROKEN =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)

export const WORDS =
  'with detachable removable reversible hand-finished double-stitched lining and a very long name '

/** 10,000 characters without a place to break. */
export const ENDLESS = UNBROKEN.repeat(50).slice(0, 10_000)

/** Titles take turns, after the one that is only long: none breaks, from right to left, over several lines and drawn together. */
const TITLES: readonly ((title: string) => string)[] = [
  (title) => `${title} ${WORDS.repeat(5)}${UNBROKEN}`,
  () => ENDLESS,
  () => 'قميص قطن (رجالي) – 100%، مقاس 42: كلاسيكي!',
  (title) => `${title}\n\n\u200b\u200d${'👨‍👩‍👧‍👦'.repeat(60)}\t${'\u200b'.repeat(400)}${'n̶̡̛'.repeat(80)}`,
  (title) => `חולצת כותנה ${title} (12) ${WORDS}`,
]

/** A price as it is, beyond all measure, for nothing, and none. */
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
