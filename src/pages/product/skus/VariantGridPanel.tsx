import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { Market } from '@/features/pricing/skuMarket/useMarket.ts'
import { Swatch } from '@/features/products/pictures/Swatch.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import type { ParityRow } from './paritySkus.ts'
import { variantGrid } from './variantGrid.ts'
import styles from './VariantGridPanel.module.css'

type Props = {
  skus: readonly ParityRow[]
  market: Market
  headingLevel: 2 | 3
}

function Prices({ skus }: { skus: readonly ParityRow[] }) {
  const prices = skus.map(({ offerPrice }) => offerPrice).filter((price) => price !== null)
  const usable = prices.filter(isUsablePrice).toSorted((a, b) => a - b)
  const [lowest = prices[0]] = usable
  const highest = usable.at(-1) ?? lowest
  if (lowest === undefined) return <EmptyValue what="no price given" />
  return (
    <b>
      <LangText>
        {lowest === highest
          ? formatPrice(lowest)
          : `${formatPrice(lowest)}–${formatPrice(highest ?? null)}`}
      </LangText>
    </b>
  )
}

/** The text below the price: your difference from the others, or why it is unknown. */
function Below({ skus }: { skus: readonly ParityRow[] }) {
  const [first] = skus
  if (skus.length > 1 || first === undefined) return <>{`${formatCount(skus.length)} variants`}</>
  if (first.code === null) return <>no code</>
  if (first.market === null) return null
  if (first.market.status === 'not mine') return <>not sold by you</>
  if (first.market.index === null) return null
  return <Delta value={first.market.index - 100} plain={first.market.status === 'equal'} />
}

function Cell({ skus }: { skus: readonly ParityRow[] }) {
  if (skus.length === 0) {
    return (
      <>
        <EmptyValue what="" />
        <span className={styles.below}>no variant</span>
      </>
    )
  }
  const isOut = skus.every(({ available }) => available === false)
  return (
    <>
      {isOut && (
        <>
          <span className={styles.out}>Out</span>{' '}
        </>
      )}
      <Prices skus={skus} />
      <span className={styles.below}>
        <Below skus={skus} />
      </span>
    </>
  )
}

/** The panel with the SKUs by size and colour: which are available, their prices, and which are out of stock. */
export function VariantGridPanel({ skus, market, headingLevel }: Props) {
  const grid = variantGrid(skus)
  if (grid === null) return null
  const { hasNoOwnMerchant, reference } = market
  const isMeasured = !hasNoOwnMerchant && skus.some((sku) => sku.market !== null)
  const left = skus.filter(({ variant }) => variant.size === '').length
  const words = [
    `offer price of this listing${isMeasured ? `; below it your price compared with the ${reference.label}` : ''}`,
    ...(left > 0 ? [`${formatCount(left)} variants without a size left out`] : []),
  ]
  return (
    <Panel title={PRODUCT.variantGrid} headingLevel={headingLevel} meta={words.join('; ')}>
      <section
        className={styles.scroll}
        aria-label={`${PRODUCT.variantGrid}, table`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too
        tabIndex={0}
      >
        <Table caption="Offer price and stock by size and colour" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Colour</th>
              {grid.sizes.map((size) => (
                <th key={size} scope="col" data-number dir="auto">
                  {size}
                </th>
              ))}
              <th scope="col" data-number data-group>
                Available
              </th>
            </tr>
          </thead>
          <tbody>
            {grid.rows.map(({ colour, cells, available, of }) => (
              <tr key={colour}>
                <th scope="row">
                  <span className={styles.colour}>
                    {colour === '' ? (
                      <EmptyValue what="no colour given" shown />
                    ) : (
                      <>
                        <Swatch colour={colour} />
                        <span dir="auto">{colour}</span>
                      </>
                    )}
                  </span>
                </th>
                {cells.map((cell, place) => (
                  <td key={grid.sizes[place]} data-number>
                    <Cell skus={cell} />
                  </td>
                ))}
                <td data-number data-group>
                  {`${formatCount(available)} of ${formatCount(of)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </Panel>
  )
}
