import type { Product } from '@/api/operations/product.ts'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { StatStrip, type Stat } from '@/components/ui/tables/StatStrip.tsx'
import { Discount } from '@/features/products/prices/Discount.tsx'
import { UndocumentedName } from '@/features/products/values/UndocumentedName.tsx'
import { formatDiscount, formatPercent } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { auditDiscount, pointsInWords } from './discountAudit.ts'
import styles from './DiscountAuditPanel.module.css'

type Props = { product: Product; headingLevel: 2 | 3 }

/** A discount as a price change: one decimal, with a sign. */
function tenths(percent: number): string {
  return formatPercent(-percent, { digits: 1, signed: true })
}

/** The tag with the difference between a given discount and the discount that it is compared with. */
function Differing({ points }: { points: number }) {
  return <Tag tone="line">{`differs by ${pointsInWords(points)}`}</Tag>
}

/** The panel *Discount check*: the two discounts that the record gives beside the one from its prices. */
export function DiscountAuditPanel({ product, headingLevel }: Props) {
  const audit = auditDiscount(product)
  const { recomputed, formula, skus } = audit
  const items: Stat[] = [
    {
      id: 'discount',
      label: 'Discount, as given',
      value: <Discount discount={product.discount} />,
      sub: audit.discount?.kind === 'apart' && <Differing points={audit.discount.points} />,
    },
    {
      id: 'trueDiscount',
      label: (
        <UndocumentedName text="The service doesn’t document how it calculates the true discount.">
          True discount, as given
        </UndocumentedName>
      ),
      value: <Discount discount={product.trueDiscount} />,
      sub: audit.trueDiscount?.kind === 'apart' && <Differing points={audit.trueDiscount.points} />,
    },
    {
      id: 'recomputed',
      label: (
        <FormulaHint>
          <LangText>{formula ?? '1 − offer price ÷ MRP'}</LangText>
        </FormulaHint>
      ),
      value: recomputed === null ? <EmptyValue what="nothing to calculate" /> : tenths(recomputed),
    },
  ]
  if (skus !== null) {
    const { least, greatest, n, of } = skus
    const isOne = formatDiscount(least) === formatDiscount(greatest)
    items.push({
      id: 'skus',
      label: (
        <FormulaHint>
          {n === of ? `Across ${plural(n, 'variant')}` : `Across ${n} of ${of} variants`}
        </FormulaHint>
      ),
      value: isOne ? tenths(least) : `${tenths(least)} to ${tenths(greatest)}`,
    })
  }
  return (
    <Panel title={PRODUCT.discountAudit} headingLevel={headingLevel}>
      <StatStrip items={items} className={styles.strip} />
      <p className={styles.words}>
        <LangText>{audit.sentences.join(' ')}</LangText>
      </p>
    </Panel>
  )
}
