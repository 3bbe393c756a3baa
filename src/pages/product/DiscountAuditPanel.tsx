import type { ReactNode } from 'react'
import type { Product } from '../../api/product.ts'
import { auditDiscount, pointsInWords, type Agreement } from '../../domain/discountAudit.ts'
import { formatCount, formatDiscount, formatPercent } from '../../domain/format.ts'
import { PRODUCT } from '../../domain/productNames.ts'
import { Discount } from '../../parts/Discount.tsx'
import { Fn } from '../../parts/Fn.tsx'
import { Missing } from '../../parts/Missing.tsx'
import { Undocumented } from '../../parts/Undocumented.tsx'
import { DataList } from '../../ui/DataList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './DiscountAuditPanel.module.css'

type Props = { product: Product; headingLevel: 2 | 3 }

/** One decimal, as a change of price. */
function tenths(percent: number): string {
  return formatPercent(-percent, { digits: 1, signed: true })
}

/** A given figure, marked where it differs from what it is measured against. */
function Given({ figure, agreement }: { figure: number | null; agreement: Agreement | null }) {
  return (
    <span className={styles.given}>
      {agreement?.kind === 'apart' && (
        <Tag tone="line">{`differs by ${pointsInWords(agreement.points)}`}</Tag>
      )}
      <Discount given={figure} />
    </span>
  )
}

/** The discounts of a record: two as given, and what its prices say. */
export function DiscountAuditPanel({ product, headingLevel }: Props) {
  const audit = auditDiscount(product)
  const { recomputed, formula, skus } = audit
  const items: { id: string; label: ReactNode; value: ReactNode }[] = [
    {
      id: 'discount',
      label: 'Discount, as given',
      value: <Given figure={product.discount} agreement={audit.discount} />,
    },
    {
      id: 'trueDiscount',
      label: (
        <Undocumented text="How the service works out its true discount is not documented.">
          True discount, as given
        </Undocumented>
      ),
      value: <Given figure={product.trueDiscount} agreement={audit.trueDiscount} />,
    },
    {
      id: 'recomputed',
      label: (
        <>
          {formula ?? '1 − offer price ÷ MRP'}
          <Fn />
        </>
      ),
      value: recomputed === null ? <Missing what="nothing to work out from" /> : tenths(recomputed),
    },
  ]
  if (skus !== null) {
    const { least, greatest, n, of } = skus
    const isOne = formatDiscount(least) === formatDiscount(greatest)
    items.push({
      id: 'skus',
      label: (
        <>
          {n === of ? `The same of ${formatCount(n)} SKUs` : `The same of ${n} of ${of} SKUs`}
          <Fn />
        </>
      ),
      value: isOne ? tenths(least) : `${tenths(least)} to ${tenths(greatest)}`,
    })
  }
  return (
    <Panel title={PRODUCT.discountAudit} headingLevel={headingLevel}>
      <DataList items={items} className={styles.list} />
      <p className={styles.words}>{audit.sentences.join(' ')}</p>
    </Panel>
  )
}
