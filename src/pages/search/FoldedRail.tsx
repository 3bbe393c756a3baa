import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Filter from 'lucide-react/icons/funnel'
import ListPlus from 'lucide-react/icons/list-plus'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { IconButton } from '../../ui/IconButton.tsx'
import { NAMES } from '../../words/names.ts'
import styles from './FoldedRail.module.css'

type FoldedRailProps = { filters: number; words: number; onUnfold: () => void }

/** The rail as a strip of icons: what is applied stays counted. */
export function FoldedRail({ filters, words, onUnfold }: FoldedRailProps) {
  const parts = [
    { label: 'Filters', count: filters, sign: <Filter /> },
    { label: NAMES.distribution, count: 0, sign: <ChartNoAxesColumn /> },
    { label: 'Add a word', count: words, sign: <ListPlus /> },
  ]
  return (
    <div className={styles.buttons}>
      <IconButton
        label={NAMES.showFacets}
        icon={<PanelLeftOpen />}
        aria-expanded={false}
        onClick={onUnfold}
      />
      <span className={styles.separator} />
      {parts.map(({ label, count, sign }) => (
        <span key={label} className={styles.part}>
          <IconButton
            label={count > 0 ? `${label}, ${count} applied` : label}
            icon={sign}
            aria-expanded={false}
            onClick={onUnfold}
          />
          {count > 0 && (
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
