import { formatCount, formatWorkedOut } from '../../lib/numbers/format.ts'
import { priceAxis } from '../../lib/numbers/priceAxis.ts'
import { together } from '../../lib/countryCode.ts'
import { referenceWords, type ReferenceKind } from '../../market/reference.ts'
import { MARKET_COLUMNS, marketLabel } from '../../model/market/rowMarket.ts'
import type { DearCode, Standings } from '../../model/today/standings.ts'
import { ProductPicture } from '../../pictures/ProductPicture.tsx'
import { PriceDots } from '../../position/PriceDots.tsx'
import { PriceDotsAxis } from '../../position/PriceDotsAxis.tsx'
import { MarketCell } from '../../position/setMarket/MarketCell.tsx'
import { Delta } from '../../products/prices/Delta.tsx'
import { Link } from '../../shell/Link.tsx'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { Calculated } from '../../ui/figures/Calculated.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import { appendSort } from '../../url/sortParameter.ts'
import { paths } from '../../url/paths.ts'
import { START } from '../../words/startNames.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import styles from './DearestPanel.module.css'

type Props = { standings: Standings; reference: ReferenceKind }

/** Beyond, an offer stands at the edge: one that is ten times the price must not push all others together. */
const [NEAREST, FARTHEST] = [60, 160]

function axisOf(dearest: readonly DearCode[]) {
  return priceAxis(
    dearest.flatMap(({ market, prices }) => [
      market.index ?? 100,
      100,
      ...prices
        .map((price) => (price / (market.reference ?? price)) * 100)
        .filter((index) => index >= NEAREST && index <= FARTHEST),
    ]),
  )
}

/** Products of mine that are dearest against the market, each leading to its offers; nothing where none is dearer. */
export function DearestPanel({ standings, reference }: Props) {
  const { country, dearest, counts, batchId } = standings
  const labelOf = useCurrencyLabel()
  if (dearest.length === 0) return null
  const words = referenceWords(reference)
  const axis = axisOf(dearest)
  const dearestFirst = new URLSearchParams()
  appendSort(dearestFirst, [{ column: 'index', down: true }])
  return (
    <Panel
      title={START.dearest}
      meta={`${formatCount(dearest.length)} of ${formatCount(counts.dearer)} dearer in ${together([country])}`}
      actions={
        batchId !== null && (
          <Link to={paths.collection(batchId, dearestFirst)}>{START.inBatch}</Link>
        )
      }
    >
      <CurrencyLabel value={labelOf([country])}>
        <Table caption={START.dearest} className={styles.table} lines>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col" data-number>
                {marketLabel('myPrice', words)}
              </th>
              <th scope="col" data-number>
                {marketLabel('reference', words)} (n)
              </th>
              <th scope="col" data-number>
                <Calculated formula={MARKET_COLUMNS.difference.formula}>Difference</Calculated>
              </th>
              <th scope="col" data-number aria-sort="descending">
                <Calculated formula={MARKET_COLUMNS.index.formula}>
                  {marketLabel('index', words)}
                </Calculated>
              </th>
              <th scope="col" data-number>
                {marketLabel('rank', words)}
              </th>
              <th scope="col">
                <span className="vh">Offers</span>
                <PriceDotsAxis axis={axis} />
              </th>
            </tr>
          </thead>
          <tbody>
            {dearest.map(({ code, name, brand, imageUrl, market, prices }) => {
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
                          {[brand, name === null ? null : code].filter(Boolean).join(', ')}
                        </span>
                      </span>
                    </span>
                  </th>
                  <td data-number className={styles.mine}>
                    <MarketCell {...cell} column="myPrice" />
                  </td>
                  <td data-number className={styles.reference}>
                    <Localized>{formatWorkedOut(market.reference)}</Localized>{' '}
                    <span className={styles.n}>({formatCount(market.n)})</span>
                  </td>
                  <td data-number className={styles.difference}>
                    <Delta value={market.difference} plain={market.standing === 'equal'} />
                  </td>
                  <td data-number className={styles.index}>
                    <MarketCell {...cell} column="index" />
                  </td>
                  <td data-number className={styles.rank}>
                    <MarketCell {...cell} column="rank" />
                  </td>
                  <td className={styles.plot}>
                    <PriceDots
                      values={prices}
                      own={market.myPrice}
                      standing={market.standing}
                      reference={market.reference}
                      referenceLabel={words.label}
                      axis={axis}
                      asIndex
                    />
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
