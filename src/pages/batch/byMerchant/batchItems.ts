/** The rows of a batch as products beside what each merchant asks for them. */
import { isUsablePrice } from '../../../lib/numbers/offerStatistics.ts'
import { rankCompetitors } from '../../../market/competitors.ts'
import { sidesIn } from '../../../market/marketFigures.ts'
import { mineIn, type MineByCountry } from '../../../market/me.ts'
import { createOfferReader } from '../../../market/merchantOffers.ts'
import type { JoinedNames } from '../../../market/names.ts'
import { offerListsOf, offersOf } from '../../../model/batch/batchMerchants.ts'
import {
  hasPrice,
  pricedItem,
  type MerchantItem,
  type MerchantRanking,
} from '../../../model/market/merchantItem.ts'
import { askedText, marketCodeOf, recordOf, titleOf, type ShownRow } from '../rows/batchRows.ts'

type Standpoint = {
  mine: MineByCountry
  joined: JoinedNames
  /** Percent up to which two prices are equal. */
  tolerance: number
}

function pictureOf(shown: ShownRow): string | null {
  const { outcome, row } = shown
  const answer = outcome?.state === 'done' ? outcome.answer : null
  const found = answer?.kind === 'ean' ? answer.imageUrl : recordOf(shown)?.imageUrl
  return found ?? row.ask?.known?.imageUrl ?? null
}

/** `rows` are of one country; repeated rows count once, and rows without any price only as `without`. */
export function batchItems(
  rows: readonly ShownRow[],
  { mine, joined, tolerance }: Standpoint,
): { ranking: MerchantRanking; items: readonly MerchantItem[] } {
  const reader = createOfferReader(joined)
  reader.learn(offerListsOf(rows))
  const once = rows.filter(({ row }) => row.repeats === null)
  const all = once.map((shown): MerchantItem => {
    const { row, outcome, summary } = shown
    const own = summary?.mine?.price ?? null
    const code = {
      code: marketCodeOf(shown) ?? askedText(shown),
      own: isUsablePrice(own) ? own : null,
      isSold: summary?.isSold === true || own !== null,
      prices: reader.read(sidesIn(offersOf(outcome) ?? [], mineIn(mine, row.countries)).others),
    }
    return {
      key: String(row.row),
      title: titleOf(shown) ?? row.ask?.known?.title ?? null,
      productId: recordOf(shown)?.productId ?? null,
      imageUrl: pictureOf(shown),
      country: row.countries.join(),
      codes: [code],
      ...pricedItem([code]),
    }
  })
  const items = all.filter(hasPrice)
  return {
    items,
    ranking: {
      names: reader.names(),
      competitors: rankCompetitors(items, tolerance),
      items: items.length,
      own: items.filter(({ own }) => own !== null).length,
      without: all.length - items.length,
    },
  }
}
