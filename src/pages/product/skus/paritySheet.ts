/** The SKUs of a record in their markets, to be exported: a row for each, as on the page. */
import { shownCountry } from '../../../lib/countryCode.ts'
import type { Product } from '../../../catalog/operations/product.ts'
import { answerTexts, receivedLabelOf, withPositions } from '../../../export/answerTexts.ts'
import { currencyLine, dayOf } from '../../../export/exportAbout.ts'
import { formatCount, formatIndex } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { withoutNoise } from '../../../lib/numbers/offerStatistics.ts'
import type { Cell, ExportSource, SheetColumn } from '../../../lib/sheet/sheet.ts'
import type { Position } from '../../../market/position.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import { filePositionIn } from '../../../model/market/filePosition.ts'
import { marketLabel, measuredInWords, type MarketColumn } from '../../../model/market/rowMarket.ts'
import { eansInWords } from '../../../position/skuMarket/eansInWords.ts'
import type { MarketRow } from '../../../position/skuMarket/marketRows.ts'
import type { Market } from '../../../position/skuMarket/useMarket.ts'
import { MARKET } from '../../../words/marketNames.ts'
import { THIS_RECORD } from '../../../words/ownMerchantNames.ts'

type Given = {
  id: string
  product: Product
  market: Market
  /** In which the EANs were asked. */
  country: string
  /** The currency label of the country; '' for none. */
  label: string
  /** Epoch milliseconds. */
  at: number
}

const code = (text: string | null): Cell => (text === null ? null : { code: text })

type Column = SheetColumn<MarketRow>

/** Where I stand, under the names that it has everywhere. */
function marketColumns(words: ReferenceWords): Column[] {
  const column = (key: MarketColumn, read: (me: Position) => Cell): Column => ({
    key,
    label: marketLabel(key, words),
    cell: ({ me }) => me && read(me),
  })
  return [
    column('myPrice', ({ mine }) => mine?.price ?? null),
    { key: 'source', label: MARKET.mineFrom, cell: ({ me }) => me?.mine?.source ?? null },
    column('reference', ({ reference }) => reference),
    column('index', ({ index }) => index?.index ?? null),
    column('difference', ({ index }) => index && withoutNoise(index.index - 100)),
    column('rank', ({ mine }) => mine?.rank ?? null),
    { key: 'of', label: MARKET.of, cell: ({ me }) => me?.mine?.of ?? null },
    { key: 'tied', label: MARKET.atMyPrice, cell: ({ me }) => me?.mine?.tied ?? null },
    column('rival', ({ rival }) => rival?.name ?? null),
    column('rivalPrice', ({ rival }) => rival?.price ?? null),
    column('n', ({ referenceN }) => referenceN),
  ]
}

const OF_RECORD: readonly Column[] = [
  { key: 'sku', label: 'SKU', cell: ({ sku }) => code(sku.skuId) },
  { key: 'variant', label: 'Variant', cell: ({ name }) => name },
  { key: 'ean', label: 'EAN', cell: ({ sku }) => code(sku.ean) },
  { key: 'state', label: 'Result', cell: ({ state }) => state },
  { key: 'available', label: 'Available', cell: ({ sku }) => sku.available },
  { key: 'recordPrice', label: 'Variant offer price', cell: ({ sku }) => sku.offerPrice },
  { key: 'record', label: THIS_RECORD, cell: ({ record }) => record?.price ?? null },
]

export function paritySheet(given: Given): ExportSource<MarketRow> {
  const { id, product, market, country, label, at } = given
  const { rows, codes, answered, summary, isNobody, reference } = market
  const answers = new Map(rows.map(({ query }) => [query?.data?.answer.call.path, query?.data]))
  const texts = [...answers.values()].flatMap((result) => (result ? [result.answer.text] : []))
  const positions = rows.flatMap(({ sku, me }) =>
    me ? { skuId: sku.skuId, position: filePositionIn(me, sku.ean) } : [],
  )
  const title = product.title === null ? '' : `: ${product.title}`
  return {
    name: `Variants of ${id}, market prices, ${shownCountry(country)}, ${dayOf(at)}`,
    about: () => [
      `Product ${id}${title}: market prices of its variants`,
      `Exported ${formatWhen(at)}`,
      `Country: ${shownCountry(country)}; mode: full`,
      currencyLine(label),
      answered === codes.length
        ? `Complete: ${eansInWords(answered)} checked`
        : `Incomplete: ${formatCount(answered)} of ${eansInWords(codes.length)} checked`,
      summary.index === null
        ? `Your price index: none${isNobody ? ', because no merchant is chosen' : ''}`
        : `Your price index: ${formatIndex(summary.index)}, average of ${eansInWords(summary.n)}`,
      ...(summary.index === null ? [] : [measuredInWords(reference)]),
    ],
    columns: [...OF_RECORD, ...marketColumns(reference)],
    shown: null,
    rows,
    filtered: null,
    received: () => withPositions(answerTexts(texts), positions),
    ...receivedLabelOf(positions),
  }
}
