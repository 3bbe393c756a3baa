import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { HISTORY } from '@/domain/changes/changesNames.ts'
import type { IndexHistory } from '@/domain/history/indexHistory.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { HistoryChart } from './HistoryChart.tsx'
import { sameInWords } from './sameInWords.ts'
import styles from './HistoryView.module.css'

type Props = {
  history: IndexHistory
  columns: readonly { key: string; label: string }[]
  /** The name of the figure that your prices are compared with: "median of the others". */
  compared: string
}

/** The panel with the price index at each version, and how many products are above, at and below the market. */
export function IndexPanel({ history: { points, same }, columns, compared }: Props) {
  const counts = (key: 'dearer' | 'equal' | 'cheaper' | 'n') => (place: number) =>
    formatCount(points[place]?.[key] ?? 0)
  const of = same === null ? 'all products of each version' : sameInWords(same, points.length)
  return (
    <Panel title={HISTORY.index} meta={`${of}; 100 is the ${compared}`}>
      <HistoryChart
        caption={HISTORY.indexTable}
        columns={columns}
        lines={[
          { key: 'you', name: 'You', tone: 'you', values: points.map(({ index }) => index) },
          { key: 'market', name: 'market', tone: 'market', values: points.map(() => 100) },
        ]}
        write={formatIndex}
        writeTick={formatIndex}
        rows={[
          {
            key: 'index',
            heading: 'Price index',
            renderCell: (place) => {
              const index = points[place]?.index ?? null
              return index === null ? <EmptyValue what="no price index" /> : formatIndex(index)
            },
          },
          {
            key: 'above',
            heading: <span className={styles.above}>above market</span>,
            renderCell: counts('dearer'),
          },
          { key: 'at', heading: 'at market', renderCell: counts('equal') },
          {
            key: 'below',
            heading: <span className={styles.below}>below market</span>,
            renderCell: counts('cheaper'),
          },
          ...(same === null ? [{ key: 'n', heading: 'Products', renderCell: counts('n') }] : []),
        ]}
      />
    </Panel>
  )
}
