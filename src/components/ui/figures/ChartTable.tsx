import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { asChartOf, asTableOf, CHART } from './chartNames.ts'
import { LangText } from './LangText.tsx'
import styles from './ChartTable.module.css'

/** Returns whether a table replaces the chart, and the button that switches between them; `name` is the name of the chart. */
export function useChartTable(name: string) {
  const [isTable, setTable] = useState(false)
  const switchButton = (
    <Button
      className={styles.press ?? ''}
      variant="quiet"
      size="s"
      aria-label={isTable ? asChartOf(name) : asTableOf(name)}
      onClick={() => setTable((now) => !now)}
    >
      {isTable ? CHART.asChart : CHART.asTable}
    </Button>
  )
  return { isTable, switchButton }
}

type ChartTableProps = {
  caption: string
  /** The headers of the first column and of the columns of figures. */
  heads: readonly [of: string, ...figures: string[]]
  rows: readonly { key: string | number; of: ReactNode; figures: readonly ReactNode[] }[]
  /** Whether the table is visible; otherwise it is only for screen readers, next to the chart. */
  isShown: boolean
}

/** The data of a chart as a table. */
export function ChartTable({ caption, heads: [head, ...heads], rows, isShown }: ChartTableProps) {
  return (
    // The box scrolls, because a table is as wide as its content.
    <div className={isShown ? styles.box : 'vh'}>
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {heads.map((one) => (
              <th key={one} scope="col" data-number>
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, of, figures }) => (
            <tr key={key}>
              <th scope="row">
                <LangText>{of}</LangText>
              </th>
              {figures.map((figure, at) => (
                <td key={heads[at]} data-number>
                  <LangText>{figure}</LangText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
