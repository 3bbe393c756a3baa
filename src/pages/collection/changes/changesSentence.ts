/** The changes between two versions in one sentence: first the price positions, because they call for action. */
import type { PositionMove } from '@/domain/changes/productChanges.ts'
import type { FoundChanges } from '@/jobs/workers/changesTasks.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import type { Sentence } from '@/lib/text/sentence.ts'
import type { ChosenVersions } from '@/pages/collection/versions/chosenVersions.ts'
import { noChangesInWords } from './comparedWords.ts'

type Options = {
  chosen: ChosenVersions
  found: FoundChanges
  /** The products at which your price position changed; null when the markets of a version are not known. */
  moves: readonly PositionMove[] | null
  /** What "above" refers to in the sentence: "the market", or another figure that you are compared with. */
  than: string
  /** When the earlier version was loaded, as text: "17 Nov". */
  since: string
}

const be = (count: number) => pluralForm(count, 'is', 'are')

/** The changed prices as a clause of the sentence: "2 prices fell and 1 rose"; '' if no price changed. */
function pricesInWords({ summary }: FoundChanges): string {
  const { 'price-down': down, 'price-up': up } = summary.counts
  const prices = (count: number) => plural(count, 'price')
  if (down > 0 && up > 0) return `${prices(down)} fell and ${formatCount(up)} rose`
  if (down > 0) return `${prices(down)} fell`
  return up > 0 ? `${prices(up)} rose` : ''
}

function productsInWords({ summary: { counts }, markets }: FoundChanges): string {
  // The new and gone products. In a collection of codes, the offers of the codes are compared and counted instead.
  const what = markets.before + markets.now > 0 ? 'offer' : 'product'
  const parts = [
    ...(counts.new + counts.back > 0 ? [[counts.new + counts.back, 'new'] as const] : []),
    ...(counts.gone > 0 ? [[counts.gone, 'gone'] as const] : []),
  ]
  const [first, second] = parts.map(([count, how]) => `${formatCount(count)} ${be(count)} ${how}`)
  if (first === undefined) return ''
  const [[count] = [0]] = parts
  const words = first.replace(' ', ` ${pluralForm(count, what)} `)
  return second === undefined ? words : `${words} and ${second}`
}

/**
 * The changed positions as a clause of the sentence: "6 products went above the market, 3 came to it and 1 went below it"; '' if
 * none changed.
 */
function positionsInWords(moves: readonly PositionMove[], than: string): string {
  const count = (to: PositionMove['now']) => moves.filter(({ now }) => now === to).length
  const named: string[] = []
  const name = (to: PositionMove['now'], words: (it: string) => string) => {
    const moved = count(to)
    if (moved === 0) return
    const isFirst = named.length === 0
    const products = isFirst ? pluralForm(moved, ' product') : ''
    named.push(`${formatCount(moved)}${products} ${words(isFirst ? than : 'it')}`)
  }
  name('dearer', (it) => `went above ${it}`)
  name('equal', (it) => `came to ${it}`)
  name('cheaper', (it) => `went below ${it}`)
  name('only mine', () => 'lost every competitor')
  name('not mine', () => 'lost your offer')
  const last = named.at(-1) ?? ''
  return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`
}

export function changesSentence({ chosen, found, moves, than, since }: Options): Sentence {
  const { summary } = found
  const prices = pricesInWords(found)
  const products = productsInWords(found)
  if (summary.changed === 0) {
    return { before: '', conclusion: '', after: noChangesInWords(chosen, found) }
  }
  const rest = [prices, products].filter((words) => words !== '').join('; ')
  const positions = positionsInWords(moves ?? [], than)
  const before = `Since ${since}, `
  if (positions !== '') {
    return { before, conclusion: positions, after: rest === '' ? '.' : `. ${rest}.` }
  }
  const none = moves === null ? '' : ' No price position changed.'
  const other = 'only stock, discounts or ratings changed'
  return { before, conclusion: rest === '' ? other : rest, after: `.${none}` }
}
