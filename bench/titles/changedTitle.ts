/** Titles as other merchants write them: the same product in another order of words, shorter, in other units, without its brand. */

/** Random numbers from 0 to 1; the same sequence for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Random = () => number

const shown = (value: number) => String(Number(value.toPrecision(4)))

/** Converts to the unit that another merchant would state. */
const OTHER_UNITS: Record<string, (value: number) => string> = {
  oz: (value) => (value >= 16 ? `${shown(value / 16)} lb` : `${shown(value * 28.35)} g`),
  'fl oz': (value) => `${shown(value * 29.57)} ml`,
  g: (value) => `${shown(value / 1000)} kg`,
  kg: (value) => `${shown(value * 1000)} g`,
  ml: (value) => `${shown(value / 1000)} l`,
  l: (value) => `${shown(value * 1000)}ml`,
  ct: (value) => `${value} pack`,
}

const otherUnits = (title: string) =>
  title.replace(
    /(\d+(?:\.\d+)?) ?(fl oz|oz|kg|g|ml|l|ct)\b/gi,
    (whole, number: string, unit: string) =>
      OTHER_UNITS[unit.toLowerCase()]?.(Number(number)) ?? whole,
  )

const withoutVowels = (word: string) => word.charAt(0) + word.slice(1).replace(/[aeiou]/gi, '')

/** Abbreviates a word: "Chocolate" becomes "Choc." or "Chclt". */
function shortened(word: string, random: Random): string {
  if (!/^\p{L}{7,}$/u.test(word)) return word
  return random() < 0.5 ? `${word.slice(0, 4)}.` : withoutVowels(word)
}

/** Moves the last words to the front, as in "Milk, whole". */
function turned(words: readonly string[], random: Random): string[] {
  const at = 1 + Math.floor(random() * (words.length - 1))
  return [...words.slice(at), ...words.slice(0, at)]
}

const without = (title: string, brand: string) =>
  brand !== '' && title.toLowerCase().startsWith(brand.toLowerCase())
    ? title.slice(brand.length).trim()
    : title

/** The probability of each change, from 0 to 1. */
const OFTEN = {
  noBrand: 0.25,
  units: 0.35,
  turned: 0.4,
  shortened: 0.3,
  noBrackets: 0.6,
  capitals: 0.2,
}

export function changedTitle(product: { title: string; brand: string }, random: Random): string {
  let title = product.title.replace(/\s+/g, ' ')
  if (random() < OFTEN.noBrand) {
    const rest = without(title, product.brand)
    // A title such as "Milk (1 l)" without its brand would fit many products.
    if (
      rest
        .replace(/\(.*\)/, '')
        .trim()
        .split(' ').length > 1
    )
      title = rest
  }
  if (random() < OFTEN.units) title = otherUnits(title)
  if (random() < OFTEN.noBrackets) title = title.replace(/[()]/g, '')
  // A number stays with its unit.
  let words = title.split(/ (?!(?:fl oz|oz|kg|g|ml|l|ct|lb|pack)\b)/i)
  if (words.length > 2 && random() < OFTEN.turned) words = turned(words, random)
  if (random() < OFTEN.shortened) {
    const at = Math.floor(random() * words.length)
    words = words.map((word, index) => (index === at ? shortened(word, random) : word))
  }
  title = words.join(' ')
  return random() < OFTEN.capitals ? title.toUpperCase() : title
}
