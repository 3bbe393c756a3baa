import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { asChartOf, asTableOf, CHART } from './chartNames.ts'
import { LangText } from './LangText.tsx'
import styles from './ChartTable.module.css'

/** Whether the table of the chart of this name is looked at in its place, and the click that says so. */
export function useChartTable(name: string) {
  const [isTable, setTable] = useState(false)
  const press = (
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
  return { isTable, press }
}

type ChartTableProps = {
  caption: string
  /** Of what stands at the head of each row, and of its figures. */
  heads: readonly [of: string, ...figures: string[]]
  rows: readonly { key: string | number; of: ReactNode; figures: readonly ReactNode[] }[]
  /** Until it is requested it is there for screen readers alone, beside the chart. */
  isShown: boolean
}

/** What a chart says, as a table. */
export function ChartTable({ caption, heads: [head, ...heads], rows, isShown }: ChartTableProps) {
  return (
    // A table itself is as wide as what it holds.
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
