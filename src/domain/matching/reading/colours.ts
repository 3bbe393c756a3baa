/** The colours that a run of words states, and what is left of the words. */
import {
  COLOURS,
  coloursInCompound,
  FINISHES,
  MODIFIERS,
  type Colour,
} from '@/domain/matching/words/colours.ts'
import type { Token } from './tokens.ts'

/** A colour as a title states it. */
export type ColourMention = Omit<Colour, 'isAmbiguous'> & {
  text: string
  /** Its tokens; the words beside them tell whether it is part of a name. */
  from: number
  to: number
  /** The word means something else as often, so that it also counts as a word of the title. */
  isAmbiguous: boolean
  /** It may be no colour at all: an ambiguous word in the middle of others. */
  isUnsure: boolean
}

const LONGEST = 3
/** Stand before the name of a colour. */
const LABELS = new Set(
  'colour color farbe couleur kleur colore cor kolor farg farve shade'.split(' '),
)

type Found = { colours: Colour[]; length: number }

function colourAt(tokens: readonly Token[], at: number): Found | null {
  for (let length = LONGEST; length > 1; length -= 1) {
    const words = tokens.slice(at, at + length)
    // A comma ends a phrase.
    if (words.length < length || words.slice(1).some(({ startsPart }) => startsPart)) continue
    const colour = COLOURS.get(words.map(({ text }) => text).join(' '))
    if (colour) return { colours: [colour], length }
  }
  const word = tokens[at]?.text ?? ''
  const colour = COLOURS.get(word)
  if (colour) return { colours: [colour], length: 1 }
  const compound = coloursInCompound(word)
  return compound.length > 0 ? { colours: compound, length: 1 } : null
}

/** A word that is a colour only in a place of its own: between commas, at the end, or behind "colour". */
function isInPlace(tokens: readonly Token[], at: number, to: number): boolean {
  const before = tokens[at - 1]
  if (before && LABELS.has(before.text)) return true
  const last = tokens[to - 1]
  return last?.endsPart === true && !last.isCut
}

/** Places in `tokens`, without those that are colours by themselves: an ambiguous one is a word as well. */
export function readColours(tokens: readonly Token[]): {
  mentions: ColourMention[]
  rest: number[]
} {
  const mentions: ColourMention[] = []
  const rest: number[] = []
  let at = 0
  while (at < tokens.length) {
    const modifier = MODIFIERS.get(tokens[at]?.text ?? '')
    const first = modifier === undefined ? null : colourAt(tokens, at + 1)
    const [base] = first?.colours ?? []
    const isShade = base !== undefined && !base.isAmbiguous && !tokens[at + 1]?.startsPart
    const isFinish = FINISHES.has(tokens[at]?.text ?? '') && colourAt(tokens, at + 1) !== null
    const from = isShade ? at + 1 : at
    const found = colourAt(tokens, from)
    if (!found) {
      // "Heather grey" is grey.
      if (!isFinish) rest.push(at)
      at += 1
      continue
    }
    let to = from + found.length
    const behind = tokens[to]
    const after = behind && !behind.startsPart ? MODIFIERS.get(behind.text) : undefined
    const isLast = after !== undefined && found.colours.every((one) => !one.isAmbiguous)
    // "Rosso chiaro", but "white light bulb".
    const takesAfter =
      isLast && !/^(?:light|dark|deep|bright|pale|neon|vivid|baby)$/.test(behind?.text ?? '')
    if (takesAfter) to += 1
    const shade = isShade ? modifier : takesAfter ? after : undefined
    // "Blue." may be a blueberry.
    const isCut = tokens[to - 1]?.isCut === true
    for (const colour of found.colours) {
      const isAmbiguous = colour.isAmbiguous || isCut
      if (isAmbiguous) rest.push(...tokens.slice(from, to).map((_, index) => from + index))
      mentions.push({
        family: colour.family,
        shade: colour.shade || (shade ?? ''),
        isAmbiguous,
        isUnsure: isAmbiguous && !isInPlace(tokens, from, to),
        text: tokens
          .slice(at, to)
          .map(({ text }) => text)
          .join(' '),
        from: at,
        to,
      })
    }
    at = to
  }
  return { mentions, rest }
}

/** The colours that a field of the record states, where every word is one. */
export function coloursOf(tokens: readonly Token[]): ColourMention[] {
  const last = tokens.length - 1
  return readColours(
    tokens.map((token, at) => ({ ...token, endsPart: token.endsPart || at === last })),
  ).mentions
}
