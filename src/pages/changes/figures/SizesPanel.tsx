import { useState } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import type { ChangeSizes } from '../../../model/changes/changeSizes.ts'
import { CHANGES, sizeInWords } from '../../../model/changes/changesNames.ts'
import { Delta } from '../../../products/prices/Delta.tsx'
import { ChangeBars } from '../../../runs/ChangeBars.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DataList } from '../../../ui/tables/DataList.tsx'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import type { FoundChanges } from '../../../work/workers/changesTasks.ts'
import styles from './SizesPanel.module.css'

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
      {sizes.n > 0 &&
        (isTable ? (
          <SizesTable sizes={sizes} />
        ) : (
          <ChangeBars className={styles.bars} sizes={sizes} counts={summary.counts} />
        ))}
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
            <th scope="row">{sizeInWords(bin)}</th>
            <td data-number>{formatCount(bin.count)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
