import { Bars, type Bar } from './Bars.tsx'
import { ChartTable, useChartTable } from './ChartTable.tsx'

type HistogramProps = {
  label: string
  bars: readonly Bar[]
  /** Caption of the table twin. */
  tableLabel: string
  /** Head of the twin's first column. */
  keyLabel?: string
  countLabel?: string
  /** Ends of the axis, or more marks in equal steps; by default the first and last bar's label. */
  axis?: readonly string[] | undefined
  /** A click on a bar, or Enter where one is read. */
  onChoose?: (at: number) => void
  className?: string | undefined
}

/** Counts as bars, and at a click the same as a table. */
export function Histogram({
  tableLabel,
  keyLabel = 'Value',
  countLabel = 'Products',
  ...drawn
}: HistogramProps) {
  const { isTable, press } = useChartTable(tableLabel)
  return (
    <Bars {...drawn} isHidden={isTable} press={press}>
      <ChartTable
        caption={tableLabel}
        heads={[keyLabel, countLabel]}
        rows={drawn.bars.map((bar) => ({ key: bar.label, of: bar.label, figures: [bar.text] }))}
        isShown={isTable}
      />
    </Bars>
  )
}
