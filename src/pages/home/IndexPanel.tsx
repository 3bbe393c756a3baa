import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import type { PricePositions } from '@/domain/today/pricePositions.ts'
import { PriceSeries } from '@/features/pricing/PriceSeries.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { formatDay } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { START } from '@/words/startNames.ts'
import type { PositionsState } from './usePositions.ts'
import styles from './IndexPanel.module.css'

type Props = {
  pricePositions: PricePositions
  comparison: Pick<PositionsState, 'reference' | 'tolerance'>
}

/**
 * The panel with the price index of everything you sell over the last updates; renders nothing when no price of yours has an
 * index.
 */
export function IndexPanel({ pricePositions: { indices, counts }, comparison }: Props) {
  const last = indices.at(-1)
  const before = indices.at(-2)
  if (!last) return null
  const words = referenceWords(comparison.reference)
  const runs = plural(indices.length, 'update')
  return (
    <Panel
      data-today="index"
      title={
        <FormulaHint
          formula={`Average of the price indices; each is your offer price ÷ ${words.formula} × 100`}
        >
          {START.index}
        </FormulaHint>
      }
      meta={indices.length > 1 ? `last ${runs}` : undefined}
    >
      <div className={styles.content}>
        <p className={styles.figure}>
          <b>
            <LangText>{formatIndex(last.mean)}</LangText>
          </b>
          {before && (
            <span className={styles.quiet}>
              <Delta value={last.mean - before.mean} unit="points" /> since{' '}
              <LangText>{formatDay(before.at)}</LangText>
              {before.n !== last.n && `, over ${formatCount(before.n)} then`}
            </span>
          )}
        </p>
        <p className={styles.quiet}>
          Average of {plural(last.n, 'EAN')}; 100 ={' '}
          {comparison.reference === 'median' ? 'market median' : words.label}
        </p>
        {indices.length > 1 && (
          <PriceSeries
            label={`${START.index}, last ${runs}`}
            heading="Mean index"
            write={formatIndex}
            pricePoints={indices.map(({ at, mean }) => ({ at, price: mean }))}
          />
        )}
      </div>
      <Shares counts={counts} tolerance={comparison.tolerance} />
    </Panel>
  )
}

type SharesProps = { counts: PricePositions['counts']; tolerance: number }

/** The bar of how many of your products are above, at and below market, and how many have no index. */
function Shares({ counts, tolerance }: SharesProps) {
  const parts = [
    { kind: 'dearer', label: 'Above market' },
    { kind: 'equal', label: tolerance > 0 ? `At market, ±${tolerance}%` : 'At market' },
    { kind: 'cheaper', label: 'Below market' },
    { kind: 'unknown', label: 'Not known' },
  ] as const
  return (
    <div className={styles.shares}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ kind }) =>
          counts[kind] === 0 ? null : (
            <i key={kind} className={styles[kind]} style={cssVars({ '--part': counts[kind] })} />
          ),
        )}
      </div>
      <dl className={styles.counts} aria-label={START.shares}>
        {parts.map(({ kind, label }) => (
          <div key={kind}>
            <dt className={styles.quiet}>{label}</dt>
            <dd>{formatCount(counts[kind])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
