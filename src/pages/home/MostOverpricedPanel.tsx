import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { MARKET_COLUMNS, marketLabel } from '@/domain/market/rowMarket.ts'
import { referenceN } from '@/domain/pricing/itemPosition.ts'
import { referenceWords, type ReferenceKind } from '@/domain/pricing/reference.ts'
import type { PricePositions } from '@/domain/today/pricePositions.ts'
import { MarketCell } from '@/features/pricing/rowsMarket/MarketCell.tsx'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { together } from '@/lib/countryCode.ts'
import { formatCount, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { appendSort } from '@/routing/sortParameter.ts'
import { START } from '@/words/startNames.ts'
import styles from './MostOverpricedPanel.module.css'

type Props = { pricePositions: PricePositions; reference: ReferenceKind }

/** The panel with the products furthest above market, each linking to its offers; renders nothing when none is above. */
export function MostOverpricedPanel({ pricePositions, reference }: Props) {
  const { country, mostOverpriced, counts, collectionId } = pricePositions
  const labelOf = useCurrencyLabel()
  if (mostOverpriced.length === 0) return null
  const words = referenceWords(reference)
  const mostOverpricedFirst = new URLSearchParams()
  appendSort(mostOverpricedFirst, [{ column: 'index', down: true }])
  return (
    <Panel
      title={START.dearest}
      meta={`${formatCount(mostOverpriced.length)} of ${formatCount(counts.dearer)} above market in ${together([country])}; sizes count once`}
      actions={
        collectionId !== null && (
          <Link to={paths.collection(collectionId, mostOverpricedFirst)}>{START.inCollection}</Link>
        )
      }
    >
      <CurrencyLabel value={labelOf([country])}>
        <Table caption={START.dearest} className={styles.table} lines>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col" data-number>
                Your price
              </th>
              <th scope="col" data-number>
                {reference === 'median' ? 'Market median' : marketLabel('reference', words)} (n)
              </th>
              <th scope="col" data-number aria-sort="descending">
                <FormulaHint formula={MARKET_COLUMNS.difference.formula}>Difference</FormulaHint>
              </th>
              <th scope="col" data-number>
                {marketLabel('rank', words)}
              </th>
              <th scope="col" data-group>
                Cheapest competitor
              </th>
            </tr>
          </thead>
          <tbody>
            {mostOverpriced.map(({ code, name, brand, imageUrl, market, sizes }) => {
              const cell = { market, hasCode: true, title: name, country }
              return (
                <tr key={code}>
                  <th scope="row" className={styles.what}>
                    <span className={styles.product}>
                      <ProductPicture src={imageUrl} size="thumb" />
                      <span className={styles.words}>
                        <Link
                          to={paths.ean(code, { countries: [country] })}
                          prefetch
                          dir="auto"
                          title={name ?? undefined}
                        >
                          {name ?? code}
                        </Link>
                        <span className={styles.under}>
                          {[brand, sizes > 1 ? `${formatCount(sizes)} sizes` : null]
                            .filter(Boolean)
                            .join(', ')}
                        </span>
                      </span>
                    </span>
                  </th>
                  <td data-number className={styles.mine}>
                    <MarketCell {...cell} column="myPrice" />
                  </td>
                  <td data-number className={styles.reference}>
                    <LangText>{formatWorkedOut(market.reference)}</LangText>{' '}
                    <span className={styles.n}>({formatCount(referenceN(market))})</span>
                  </td>
                  <td data-number className={styles.difference}>
                    <Delta value={market.difference} plain={market.status === 'equal'} />
                  </td>
                  <td data-number className={styles.rank}>
                    <MarketCell {...cell} column="rank" />
                  </td>
                  <td className={styles.rival} data-group>
                    {market.rival === null ? (
                      <EmptyValue what="no competitor with a price" />
                    ) : (
                      <span className={styles.seller}>
                        <MerchantMark name={market.rival} />
                        <bdi>{market.rival}</bdi>
                        <b>
                          <CurrencyPrefix />
                          <LangText>{formatPrice(market.rivalPrice)}</LangText>
                        </b>
                      </span>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      </CurrencyLabel>
    </Panel>
  )
}
