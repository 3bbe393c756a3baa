/** Writes a record's SKUs with their markets as a sheet for export: one row for each SKU, as on the page. */
import type { Product } from '@/api/operations/product.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { filePositionOfCode } from '@/domain/market/filePosition.ts'
import { measuredInWords } from '@/domain/market/rowMarket.ts'
import { answerTexts, receivedLabelOf, withPositions } from '@/features/export/answerTexts.ts'
import { currencyLine, dayOf } from '@/features/export/exportAbout.ts'
import { variantColumns } from '@/features/pricing/skuMarket/columns.tsx'
import type { MarketRow } from '@/features/pricing/skuMarket/marketRows.ts'
import type { Market } from '@/features/pricing/skuMarket/useMarket.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { plural } from '@/lib/text/plural.ts'

type Options = {
  id: string
  product: Product
  market: Market
  /** The country in which the EANs were requested. */
  country: string
  /** The currency label of the country; '' for none. */
  label: string
  /** The time of the export, in epoch milliseconds. */
  at: number
}

export function paritySheet(options: Options): ExportSource<MarketRow> {
  const { id, product, market, country, label, at } = options
  const { rows, codes, answered, summary, hasNoOwnMerchant, reference } = market
  const answers = new Map(rows.map(({ query }) => [query?.data?.answer.call.path, query?.data]))
  const texts = [...answers.values()].flatMap((result) => (result ? [result.answer.text] : []))
  const positions = rows.flatMap(({ sku, ownPosition }) =>
    ownPosition ? { skuId: sku.skuId, position: filePositionOfCode(ownPosition, sku.ean) } : [],
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
        ? `Complete: ${plural(answered, 'EAN')} checked`
        : `Incomplete: ${formatCount(answered)} of ${plural(codes.length, 'EAN')} checked`,
      summary.index === null
        ? `Your price index: none${hasNoOwnMerchant ? ', because no merchant is chosen' : ''}`
        : `Your price index: ${formatIndex(summary.index)}, average of ${plural(summary.n, 'EAN')}`,
      ...(summary.index === null ? [] : [measuredInWords(reference)]),
    ],
    columns: fileColumns(variantColumns, rows, { words: reference, drawn: null }),
    shown: null,
    rows,
    filtered: null,
    received: () => withPositions(answerTexts(texts), positions),
    ...receivedLabelOf(positions),
  }
}
