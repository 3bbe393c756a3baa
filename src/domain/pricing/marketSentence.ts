/** Sums up the market of one code in one sentence. The pages EAN prices and Product have the same sentence. */
import { formatPrice } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural } from '@/lib/text/plural.ts'
import { plainSentence, type Sentence } from '@/lib/text/sentence.ts'
import { distanceInWords } from './distanceInWords.ts'
import type { Position } from './position.ts'
import { rankInWords } from './rankInWords.ts'

type Options = {
  position: Position
  /** The number of merchants with an offer, yours included. */
  merchants: number
  /** The name of the compared figure after "above": "the market". */
  than: string
  /** The tolerance in percent: smaller differences count as equal. */
  tolerance: number
  /** The currency label of the country; '' without one. */
  label: string
}

const sellIt = (merchants: number) => plural(merchants, 'merchant sells it', 'merchants sell it')

/** The sentence: "Your price, 47.90, is 6.6% above the market, 6th of 9. Cheapest competitor: Cartwheel, 38.50." */
export function marketSentence({ position, merchants, than, tolerance, label }: Options): Sentence {
  const {
    own: ownPrice,
    index,
    noIndex,
    competitor,
    min,
    max,
    isChosen,
    isSold,
    competitors,
    status,
  } = position
  const price = (value: number) => withCurrencyLabel(label, formatPrice(value))
  const cheapest = competitor
    ? ` Cheapest competitor: ${isolated(competitor.name ?? 'without a name')}, ${price(competitor.price)}.`
    : ''
  if (ownPrice && index) {
    return {
      before: `Your price, ${price(ownPrice.price)}, is `,
      conclusion: distanceInWords(index.index, than, tolerance),
      after: `, ${rankInWords(ownPrice)}.${cheapest}`,
    }
  }
  if (ownPrice && status === 'only mine') {
    return { before: '', conclusion: 'Only you sell it', after: `, for ${price(ownPrice.price)}.` }
  }
  if (isChosen && !isSold && competitors > 0) {
    return {
      before: '',
      conclusion: 'You don’t sell it',
      after: competitor ? `; ${sellIt(merchants)}.${cheapest}` : `; ${sellIt(merchants)}.`,
    }
  }
  if (min === null || max === null) return plainSentence('No offer has a usable price.')
  if (isChosen) return plainSentence(`${noIndex ?? ''}${cheapest}`)
  return {
    before: '',
    conclusion: sellIt(merchants),
    after:
      min === max
        ? ` for ${price(min)}.`
        : `, from ${price(min)}${competitor?.name ? ` (${isolated(competitor.name)})` : ''} to ${price(max)}.`,
  }
}
