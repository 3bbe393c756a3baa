import { useState } from 'react'
import { formatCount, formatPercent } from '../../../lib/numbers/format.ts'
import type { ChangeSizes, SizeBin } from '../../../model/changes/changeSizes.ts'
import { CHANGES } from '../../../model/changes/changesNames.ts'
import { Delta } from '../../../products/prices/Delta.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DataList } from '../../../ui/tables/DataList.tsx'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { cssVars } from '../../../ui/styles/cssVars.ts'
import type { FoundChanges } from '../../../work/workers/changesTasks.ts'
import styles from './SizesPanel.module.css'

const percent = (value: number) => formatPercent(value, { signed: true })

function rangeOf({ from, to }: SizeBin): string {
  if (from === null) return `below ${percent(to ?? 0)}`
  return to === null ? `above ${percent(from)}` : `${percent(from)} to ${percent(to)}`
}

/** How large the changes of price are, falls at the left and rises at the right of nothing. */
export function SizesPanel({ found }: { found: FoundChanges }) {
  const [isTable, setTable] = useState(false)
  const { sizes, summary, unpriced } = found
  const change = (value: number | null) =>
    value === null ? <Missing what="no price moved this way" /> : <Delta value={value} plain />
  return (
    <Panel
      title={CHANGES.sizes}
      meta={`n = ${formatCount(sizes.n)}`}
      actions={
        sizes.n > 0 && (
          <Button variant="quiet" size="s" onClick={() => setTable(!isTable)}>
            {isTable ? CHANGES.asChart : CHANGES.asTable}
          </Button>
        )
      }
    >
      {sizes.n === 0 && <p className={styles.none}>No price moved between these snapshots.</p>}
      {sizes.n > 0 && (isTable ? <SizesTable sizes={sizes} /> : <SizesChart found={found} />)}
      <DataList
        className={styles.figures}
        items={[
          {
            label: (
              <Calculated formula="The middle of all changes in percent that are below 0">
                Median of the downs
              </Calculated>
            ),
            value: change(summary.medianDown),
          },
          {
            label: (
              <Calculated formula="The middle of all changes in percent that are above 0">
                Median of the ups
              </Calculated>
            ),
            value: change(summary.medianUp),
          },
          { label: 'Left out: price 0 or missing', value: formatCount(unpriced) },
        ]}
      />
    </Panel>
  )
}

function SizesTable({ sizes: { bins } }: { sizes: ChangeSizes }) {
  return (
    <Table caption={CHANGES.sizesTable}>
      <thead>
        <tr>
          <th scope="col">Change of the offer price</th>
          <th scope="col" data-number>
            Products
          </th>
        </tr>
      </thead>
      <tbody>
        {bins.map((bin) => (
          <tr key={String(bin.from)}>
            <th scope="row">{rangeOf(bin)}</th>
            <td data-number>{formatCount(bin.count)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function SizesChart({ found: { sizes, summary } }: { found: FoundChanges }) {
  const { bins, step } = sizes
  const highest = Math.max(...bins.map(({ count }) => count))
  const half = bins.length / 2
  const counts = bins.map(({ count }) => formatCount(count))
  const { 'price-down': down, 'price-up': up } = summary.counts
  const end = formatPercent(step * (half - 1))
  return (
    <>
      <p className="vh">
        {`${formatCount(down)} down: ${counts.slice(0, half).join(', ')}; ${formatCount(up)} up: ${counts.slice(half).join(', ')}; in steps of ${step} percent`}
      </p>
      <div className={styles.bars} aria-hidden="true">
        {bins.map((bin, at) => (
          <span
            key={String(bin.from)}
            className={styles.step}
            title={`${rangeOf(bin)}: ${counts[at]}`}
          >
            {bin.count > 0 && <span className={styles.count}>{counts[at]}</span>}
            <span
              className={classes(styles.bar, at >= half && styles.up)}
              style={cssVars({ '--v': bin.count / highest })}
            />
          </span>
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>&lt; −{end}</span>
        <span className={styles.downs}>▼ {formatCount(down)} down</span>
        <span>0</span>
        <span className={styles.ups}>▲ {formatCount(up)} up</span>
        <span>&gt; +{end}</span>
      </div>
    </>
  )
}
