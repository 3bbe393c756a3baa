import type { Look } from '../../model/workbench/rowView.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import styles from './FilterRail.module.css'

/** The filters beside the rows. */
export function FilterRail({
  look,
  ...props
}: Omit<FilterPanelProps, 'look'> & { look: Look | null }) {
  return (
    <aside className={styles.rail} aria-label={WORKBENCH.rail}>
      {look === null ? <Waiting /> : <FilterPanel {...props} look={look} />}
    </aside>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map((block) => (
        <Skeleton key={block} height={64} />
      ))}
    </div>
  )
}
