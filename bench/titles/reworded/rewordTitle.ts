/**
 * Titles as merchants really differ: other words, other languages, abbreviations, typos, units, order, noise, no brand. Each
 * row gets one to three of these changes, and each kind is counted separately.
 */
import type { Random } from '../changedTitle.ts'
import { wordIn, type StatedProduct } from './decoys.ts'
import { COLOURS, NOISE, QUALITIES, SHORT, TYPES, WEARERS, type Wording } from './wordings.ts'

type Change = (title: string, brand: string, random: Random) => string

const pick = <One>(list: readonly One[], random: Random): One | undefined =>
  list[Math.floor(random() * list.length)]

/** The first wording of each table that the title contains; longer wordings come before the words within them. */
function foundIn(title: string, tables: readonly (readonly Wording[])[]) {
  return tables.flatMap((table) => {
    const found = table.find(({ english }) => english.some((word) => wordIn(word).test(title)))
    const word = found?.english.find((one) => wordIn(one).test(title))
    return found && word !== undefined ? [{ found, word }] : []
  })
}

const otherEnglish =
  (...tables: (readonly Wording[])[]): Change =>
  (title, _brand, random) => {
    const one = pick(foundIn(title, tables), random)
    if (!one) return title
    const other = pick(
      one.found.english.filter((word) => word !== one.word),
      random,
    )
    return other === undefined ? title : title.replace(wordIn(one.word), other)
  }

/** Translates every wording of the tables into one language; the brand is not translated. */
const translated =
  (language: 'german' | 'french'): Change =>
  (title, brand) => {
    const [before, behind] = apart(title, brand)
    let words = behind
    for (const table of [TYPES, QUALITIES, COLOURS, WEARERS]) {
      for (const { found, word } of foundIn(words, [table])) {
        words = words.replace(wordIn(word), found[language])
      }
    }
    words = words.replace(
      / (with|for|in) /g,
      (_, word: string) =>
        ` ${{ with: ['mit', 'avec'], for: ['für', 'pour'], in: ['in', 'en'] }[word]?.[language === 'german' ? 0 : 1] ?? word} `,
    )
    return before + words
  }

function apart(title: string, brand: string): [string, string] {
  const at = brand === '' ? -1 : title.toLowerCase().indexOf(brand.toLowerCase())
  return at === 0 ? [title.slice(0, brand.length), title.slice(brand.length)] : ['', title]
}

/** Changes one long word of the title. */
const inOneWord =
  (change: (word: string, random: Random) => string): Change =>
  (title, _brand, random) => {
    const long = [...title.matchAll(/(?<![\p{L}\d'-])\p{L}{6,}(?![\p{L}\d'-])/gu)]
    const one = pick(long, random)
    if (!one) return title
    const [word] = one
    return title.slice(0, one.index) + change(word, random) + title.slice(one.index + word.length)
  }

const slip = inOneWord((word, random) => {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const letter = word.charAt(at)
  const next = word.charAt(at + 1)
  const kind = random()
  if (kind < 0.35) return word.slice(0, at) + word.slice(at + 1)
  if (kind < 0.7) return word.slice(0, at) + next + letter + word.slice(at + 2)
  return word.slice(0, at) + letter + letter + word.slice(at + 1)
})

const fewerLetters = inOneWord((word, random) =>
  random() < 0.5 ? word.charAt(0) + word.slice(1).replace(/[aeiou]/gi, '') : `${word.slice(0, 4)}.`,
)

const figure = (value: number, digits: number) => String(Number(value.toFixed(digits)))

const UNITS: Readonly<Record<string, readonly ((value: number) => string)[]>> = {
  ml: [
    (value) => `${figure(value / 1000, 3)} l`,
    (value) => `${figure(value / 10, 1)} cl`,
    (value) => `${figure(value / 29.5735, 1)} oz`,
    (value) => `${value}ml`,
  ],
  l: [
    (value) => `${figure(value * 1000, 0)} ml`,
    (value) => `${value} liter`,
    (value) => `${value}L`,
  ],
  g: [
    (value) => `${figure(value / 1000, 3)} kg`,
    (value) => `${value}gr`,
    (value) => `${value} grams`,
  ],
  kg: [(value) => `${figure(value * 1000, 0)} g`, (value) => `${figure(value * 2.20462, 1)} lbs`],
  oz: [(value) => `${figure(value * 28.3495, 0)} g`, (value) => `${value} ounces`],
  lb: [(value) => `${figure(value * 453.592, 0)} g`, (value) => `${value * 16} oz`],
  'fl oz': [(value) => `${figure(value * 29.5735, 0)} ml`, (value) => `${value}oz`],
  gb: [(value) => `${value}GB`, (value) => `${value} gigabyte`],
  w: [(value) => `${value}W`, (value) => `${value} Watt`],
  cm: [(value) => `${value}cm`, (value) => `${figure(value * 10, 0)} mm`],
  inch: [(value) => `${value}"`, (value) => `${value} Zoll`, (value) => `${value}-inch`],
  count: [(value) => `${value} ct`, (value) => `${value} pcs`, (value) => `${value} Stück`],
}

const otherUnit: Change = (title, _brand, random) => {
  const found = [
    ...title.matchAll(
      /(?<![\d.x] ?)(?<!\d x )(\d+(?:\.\d+)?) (fl oz|ml|l|g|kg|oz|lb|gb|w|cm|inch|count)(?![\p{L}\p{N}])/giu,
    ),
  ]
  const one = pick(found, random)
  if (!one) return title
  const [whole, value = '', unit = ''] = one
  const other = pick(UNITS[unit.toLowerCase()] ?? [], random)
  if (!other) return title
  return title.slice(0, one.index) + other(Number(value)) + title.slice(one.index + whole.length)
}

const otherPack: Change = (title, _brand, random) => {
  const times = /(\d+) x (\d+(?:\.\d+)? (?:ml|l|g))\b/.exec(title)
  if (times) {
    const [whole, count = '', each = ''] = times
    const ways = [
      `${each}, ${count} pack`,
      `${count}x${each.replace(' ', '')}`,
      `${each} (pack of ${count})`,
      `${count}er Pack ${each}`,
    ]
    return title.replace(whole, pick(ways, random) ?? whole)
  }
  const pack = /(\d+) pack\b/.exec(title)
  if (!pack) return title
  const [whole, count = ''] = pack
  const ways = [
    `pack of ${count}`,
    `${count}-pack`,
    `set of ${count}`,
    `${count}er Set`,
    `x${count}`,
    `lot de ${count}`,
  ]
  return title.replace(whole, pick(ways, random) ?? whole)
}

const SIZE_WORDS: Readonly<Record<string, readonly string[]>> = {
  XS: ['X-Small', 'Gr. XS'],
  S: ['Small', 'Size S', 'Gr. S'],
  M: ['Medium', 'Size M', 'Größe M', 'taille M'],
  L: ['Large', 'Size L', 'Gr. L'],
  XL: ['X-Large', 'Extra Large', 'Size XL'],
  XXL: ['2XL', '2X-Large', 'Gr. XXL'],
}
const otherSize: Change = (title, _brand, random) => {
  const letters = /(?:Size )?\b(XS|S|M|L|XL|XXL)$/.exec(title)
  if (letters) {
    const [whole, size = ''] = letters
    return title.slice(0, -whole.length) + (pick(SIZE_WORDS[size] ?? [], random) ?? whole)
  }
  const shoe = /\b(EU|UK) (\d+)/.exec(title)
  if (shoe) {
    const [whole, system = '', size = ''] = shoe
    const ways = [`${system}${size}`, `${size} ${system}`, `size ${system} ${size}`]
    if (system === 'EU') ways.push(`Gr. ${size}`)
    return title.replace(whole, pick(ways, random) ?? whole)
  }
  const waist = /W(\d+) L(\d+)/.exec(title)
  if (!waist) return title
  const [whole, wide = '', long = ''] = waist
  return title.replace(
    whole,
    pick(
      [`${wide}/${long}`, `W${wide}/L${long}`, `${wide}W x ${long}L`, `${wide}x${long}`],
      random,
    ) ?? whole,
  )
}

/** Reorders the parts between commas, dashes or brackets. */
const otherOrder: Change = (title, brand, random) => {
  const [before, behind] = apart(title, brand)
  const parts = behind.split(/, | - | (?=\()/)
  if (parts.length > 1) {
    const at = 1 + Math.floor(random() * (parts.length - 1))
    const turned = [...parts.slice(at), ...parts.slice(0, at)].map((part) => part.trim())
    return random() < 0.5
      ? `${before} ${turned.join(' ')}`.trim()
      : `${turned.join(', ')} ${before}`.trim()
  }
  const words = behind.trim().split(/ (?!\d* ?(?:ml|l|g|kg|oz|fl|lb|ct)\b)/)
  return `${before} ${[...words.slice(1), ...words.slice(0, 1)].join(' ')}`.trim()
}

const shortForms: Change = (title, _brand, random) => {
  const found = SHORT.filter(([word]) => wordIn(word).test(title))
  const start = Math.floor(random() * 2)
  return found
    .slice(0, 1 + start)
    .reduce((text, [word, short]) => text.replace(wordIn(word), short), title)
}

const around: Change = (title, _brand, random) => {
  const digits = (text: string) => text.replace(/#/g, () => String(Math.floor(random() * 10)))
  const noise = pick(NOISE, random)
  if (!noise) return title
  const [before = '', behind = ''] = noise('\u0000').split('\u0000')
  return digits(before) + title + digits(behind)
}

const noBrand: Change = (title, brand) => {
  const rest = apart(title, brand)[1].trim()
  return rest.split(' ').length > 3 ? rest : title
}
const brandLast: Change = (title, brand, random) => {
  const [before, behind] = apart(title, brand)
  if (before === '') return title
  return `${behind.trim().replace(/^[-,] ?/, '')}${random() < 0.5 ? ' - ' : ' by '}${before}`
}
const punctuation: Change = (title, _brand, random) => {
  const bare = title.replace(/[,()]/g, ' ').replace(/\s+/g, ' ').trim()
  return random() < 0.5
    ? bare.toUpperCase()
    : bare.toLowerCase().replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
}

/** In the order in which they are applied: words first, then what surrounds them. */
const KINDS = {
  synonym: otherEnglish(TYPES, QUALITIES),
  'colour word': otherEnglish(COLOURS),
  'word for who wears it': otherEnglish(WEARERS),
  unit: otherUnit,
  pack: otherPack,
  size: otherSize,
  'short form': shortForms,
  slip,
  'missing letters': fewerLetters,
  order: otherOrder,
  German: translated('german'),
  French: translated('french'),
  'brand last': brandLast,
  'no brand': noBrand,
  punctuation,
  noise: around,
} as const satisfies Record<string, Change>

type Rewording = keyof typeof KINDS

const NAMES = Object.keys(KINDS) as Rewording[] // the keys of KINDS

export type Reworded = { title: string; kinds: Rewording[] }

/** Makes one to three kinds of change; each really changes the title. */
export function rewordTitle({ text, brand }: StatedProduct, random: Random): Reworded {
  const wanted = 1 + Math.floor(random() * 3)
  const kinds = new Set<Rewording>()
  // A kind that does not apply to this title is drawn again.
  for (let tries = 0; kinds.size < wanted && tries < 40; tries += 1) {
    const kind = pick(NAMES, random) ?? 'noise'
    const isOfBrand = kind === 'no brand' || kind === 'brand last'
    if (isOfBrand && (kinds.has('no brand') || kinds.has('brand last'))) continue
    if ((kind === 'German' && kinds.has('French')) || (kind === 'French' && kinds.has('German')))
      continue
    if (KINDS[kind](text, brand, () => 0.3) !== text) kinds.add(kind)
  }
  let title = text
  const made: Rewording[] = []
  for (const kind of NAMES) {
    if (!kinds.has(kind)) continue
    const changed = KINDS[kind](title, brand, random)
    if (changed !== title) made.push(kind)
    title = changed
  }
  return { title: title.replace(/\s+/g, ' ').trim(), kinds: made }
}
