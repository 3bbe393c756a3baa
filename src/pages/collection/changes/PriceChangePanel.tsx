import { ChartTable, useChartTable } from '@/components/ui/figures/ChartTable.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { CHANGES, sizeInWords } from '@/domain/changes/changesNames.ts'
import { ChangeBars } from '@/features/job-progress/ChangeBars.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import type { FoundChanges } from '@/jobs/workers/changesTasks.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import styles from './PriceChangePanel.module.css'

/** The panel with the histogram of price changes: decreases left of zero, increases right. */
export function PriceChangePanel({ found }: { found: FoundChanges }) {
  const { isTable, switchButton } = useChartTable(CHANGES.sizesTable)
  const { sizes, summary, unpriced } = found
  const change = (value: number | null) =>
    value === null ? (
      <EmptyValue what="no price changed in this direction" />
    ) : (
      <Delta value={value} plain />
    )
  return (
    <Panel
      title={CHANGES.sizes}
      meta={`n = ${formatCount(sizes.n)}`}
      actions={sizes.n > 0 && switchButton}
    >
      {sizes.n === 0 && <p className={styles.none}>No prices changed between these versions.</p>}
      {sizes.n > 0 && !isTable && (
        <ChangeBars className={styles.bars} sizes={sizes} counts={summary.counts} />
      )}
      {sizes.n > 0 && (
        <ChartTable
          caption={CHANGES.sizesTable}
          heads={['Change of the offer price', 'Products']}
          rows={sizes.bins.map((bin) => ({
            key: String(bin.from),
            of: sizeInWords(bin),
            figures: [formatCount(bin.count)],
          }))}
          isShown={isTable}
        />
      )}
      <DataList
        className={styles.figures}
        items={[
          {
            label: (
              <FormulaHint formula="The middle of all changes in percent that are below 0">
                Median decrease
              </FormulaHint>
            ),
            value: change(summary.medianDown),
          },
          {
            label: (
              <FormulaHint formula="The middle of all changes in percent that are above 0">
                Median increase
              </FormulaHint>
            ),
            value: change(summary.medianUp),
          },
          { label: 'Left out: price 0 or missing', value: formatCount(unpriced) },
        ]}
      />
    </Panel>
  )
}
