import type { ReactNode } from 'react'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { formatCount, formatPrice } from '@/lib/numbers/format.ts'
import { listedFigures } from '@/lib/text/joinInWords.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { someOf } from './skuMarketStats.tsx'
import type { ParityFacts } from './variantParity.ts'
import styles from './ParityPanel.module.css'

type Props = { facts: ParityFacts; headingLevel: 2 | 3 }

/** The most prices that are listed one by one; more are shown as a range. */
const LISTED = 4

function pricesOf({ offerPrices, withoutPrice }: ParityFacts): ReactNode {
  const [lowest] = offerPrices
  const highest = offerPrices.at(-1)
  if (lowest === undefined || highest === undefined) return <EmptyValue what="no usable price" />
  const listed = listedFigures(offerPrices.map(formatPrice))
  const range = `${formatPrice(lowest)}–${formatPrice(highest)}, ${formatCount(offerPrices.length)} different`
  return (
    <>
      <CurrencyPrefix />
      <LangText>{offerPrices.length > LISTED ? range : listed}</LangText>
      {withoutPrice > 0 && (
        <span className={styles.quiet}>{`, ${formatCount(withoutPrice)} without`}</span>
      )}
    </>
  )
}

function lowestOf({ isRecordLowest, offerPrices }: ParityFacts): ReactNode {
  if (isRecordLowest === null) return <EmptyValue what="not known" />
  return isRecordLowest ? 'yes' : `no, ${formatPrice(offerPrices[0])}`
}

function elsewhere({ soldElsewhere }: ParityFacts): ReactNode {
  if (soldElsewhere === null) return <EmptyValue what="not checked" shown />
  const { names, n } = soldElsewhere
  return names.length === 0
    ? `none of ${formatCount(n)} checked`
    : `${formatCount(names.length)}: ${someOf(names)}`
}

/** The panel on what the record's SKUs have in common, and how they differ. */
export function ParityPanel({ facts, headingLevel }: Props) {
  const { skus, available, unknown, withoutCode } = facts
  const items = [
    {
      id: 'available',
      label: 'Variants available',
      value: `${formatCount(available)} of ${formatCount(skus)}${unknown > 0 ? `, ${formatCount(unknown)} unknown` : ''}`,
    },
    { id: 'withoutCode', label: 'Without a code', value: formatCount(withoutCode) },
    { id: 'prices', label: 'Offer prices in the listing', value: pricesOf(facts) },
    { id: 'lowest', label: 'Shown price is the lowest', value: lowestOf(facts) },
    {
      id: 'elsewhere',
      label: <FormulaHint>Out of stock here only</FormulaHint>,
      value: elsewhere(facts),
    },
  ]
  return (
    <Panel title={PRODUCT.parity} headingLevel={headingLevel}>
      <DataList items={items} className={styles.list} />
    </Panel>
  )
}
