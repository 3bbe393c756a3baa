/** The SKUs of a record in their markets, to be exported: a row for each, as on the page. */
import type { Product } from '../../api/product.ts'
import { answerTexts } from '../../domain/export/answerTexts.ts'
import type { Cell, ExportSource, SheetColumn } from '../../domain/export/sheet.ts'
import { formatCount, formatIndex } from '../../domain/format.ts'
import { formatWhen } from '../../domain/formatTimes.ts'
import type { ReferenceKind } from '../../domain/market/reference.ts'
import { currencyLine, dayOf } from '../../parts/exportAbout.ts'
import { eansInWords } from '../../parts/skuMarket/eansInWords.ts'
import { indexFormula } from '../../parts/skuMarket/market.ts'
import type { MarketRow } from '../../parts/skuMarket/marketRows.ts'
import type { Market } from '../../parts/skuMarket/useMarket.ts'

type Given = {
  id: string
  product: Product
  market: Market
  /** In which the EANs were asked. */
  country: string
  reference: ReferenceKind
  /** The currency label of the country; '' for none. */
  label: string
  /** Epoch milliseconds. */
  at: number
}

const code = (text: string | null): Cell => (text === null ? null : { code: text })

const columns: readonly SheetColumn<MarketRow>[] = [
  { key: 'sku', label: 'SKU', cell: ({ sku }) => code(sku.skuId) },
  { key: 'variant', label: 'Variant', cell: ({ name }) => name },
  { key: 'ean', label: 'EAN', cell: ({ sku }) => code(sku.ean) },
  { key: 'state', label: 'Answer', cell: ({ state }) => state },
  { key: 'available', label: 'Available', cell: ({ sku }) => sku.available },
  { key: 'recordPrice', label: 'SKU offer price', cell: ({ sku }) => sku.offerPrice },
  { key: 'own', label: 'This record, as measured', cell: ({ position }) => position?.own ?? null },
  {
    key: 'reference',
    label: 'Others (worked out)',
    cell: ({ position }) => position?.reference ?? null,
  },
  {
    key: 'index',
    label: 'Price index (worked out)',
    cell: ({ position }) => position?.index ?? null,
  },
  {
    key: 'difference',
    label: 'vs others % (worked out)',
    cell: ({ position }) => position?.difference ?? null,
  },
  { key: 'rank', label: 'Rank', cell: ({ position }) => position?.rank?.rank ?? null },
  { key: 'of', label: 'of', cell: ({ position }) => position?.rank?.of ?? null },
  {
    key: 'tied',
    label: 'Offers at this price',
    cell: ({ position }) => position?.rank?.tied ?? null,
  },
  { key: 'yours', label: 'My price', cell: ({ me }) => me?.mine?.price ?? null },
  { key: 'source', label: 'My price from', cell: ({ me }) => me?.mine?.source ?? null },
  { key: 'my-reference', label: 'Reference', cell: ({ me }) => me?.reference ?? null },
  {
    key: 'reference-name',
    label: 'Measured against',
    cell: ({ me }) => (me === null || me.reference === null ? null : me.referenceLabel),
  },
  { key: 'my-index', label: 'My price index', cell: ({ me }) => me?.index?.index ?? null },
  { key: 'position', label: 'My position', cell: ({ me }) => me?.mine?.rank ?? null },
  { key: 'rivals', label: 'Rival offers', cell: ({ position }) => position?.rivals ?? null },
]

export function paritySheet(given: Given): ExportSource<MarketRow> {
  const { id, product, market, country, reference, label, at } = given
  const { rows, codes, answered, summary } = market
  const answers = new Map(rows.map(({ query }) => [query?.data?.answer.call.path, query?.data]))
  const texts = [...answers.values()].flatMap((result) => (result ? [result.answer.text] : []))
  const formula = indexFormula(reference)
  const title = product.title === null ? '' : `: ${product.title}`
  return {
    name: `SKUs of ${id} in their markets, ${country}, ${dayOf(at)}`,
    about: () => [
      `Product ${id}${title}: its SKUs against the other merchants of their EANs`,
      `Exported ${formatWhen(at)}`,
      `Country: ${country}; mode: full`,
      currencyLine(label),
      answered === codes.length
        ? `Complete: ${eansInWords(answered)} answered`
        : `Incomplete: ${formatCount(answered)} of ${eansInWords(codes.length)} answered`,
      summary.index === null
        ? 'Price index: none'
        : `Price index: ${formatIndex(summary.index)}, mean of ${eansInWords(summary.n)}; ${formula}`,
    ],
    columns,
    shown: null,
    rows,
    filtered: null,
    received: () => answerTexts(texts),
  }
}
