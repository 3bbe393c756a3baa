import { Bars, type Bar } from './Bars.tsx'
import { ChartTable, useChartTable } from './ChartTable.tsx'

type HistogramProps = {
  label: string
  bars: readonly Bar[]
  /** The caption of the table that replaces the chart. */
  tableLabel: string
  /** The header of the table's first column. */
  keyLabel?: string
  countLabel?: string
  /** Labels of the axis, at its ends or in equal steps; by default the labels of the first and last bar. */
  axis?: readonly string[] | undefined
  /** Called on a click on a bar, or Enter on the current one. */
  onChoose?: (at: number) => void
  className?: string | undefined
}

/** A bar chart of counts, with a button that shows it as a table. */
export function Histogram({
  tableLabel,
  keyLabel = 'Value',
  countLabel = 'Products',
  ...drawn
}: HistogramProps) {
  const { isTable, switchButton } = useChartTable(tableLabel)
  return (
    <Bars {...drawn} isHidden={isTable} button={switchButton}>
      <ChartTable
        caption={tableLabel}
        heads={[keyLabel, countLabel]}
        rows={drawn.bars.map((bar) => ({ key: bar.label, of: bar.label, figures: [bar.text] }))}
        isShown={isTable}
      />
    </Bars>
  )
}
