import type { ReferenceWords } from '../../market/reference.ts'
import { noFilter, type RowSort } from '../../model/workbench/rowView.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showRows, WORKBENCH } from '../../words/workbenchNames.ts'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import styles from './FilterSheet.module.css'
import { SortFields } from './SortFields.tsx'
import { narrowings } from './filterWords.ts'

type Props = FilterPanelProps & {
  isOlder: boolean
  reference: ReferenceWords
  sort: RowSort
  onSort: (sort: RowSort) => void
  onClose: () => void
}

/** Filters and order as a layer over the rows, where there is no room beside them. */
export function FilterSheet({ isOlder, reference, sort, onSort, onClose, ...panel }: Props) {
  const { look, filter, onFilter, isMixed } = panel
  return (
    <Sheet
      open
      onClose={onClose}
      title={WORKBENCH.narrow}
      actions={
        narrowings(filter).length > 0 && (
          <Button variant="quiet" onClick={() => onFilter(noFilter)}>
            {WORKBENCH.clearAll}
          </Button>
        )
      }
      footer={
        <Button variant="primary" className={styles.show ?? ''} onClick={onClose}>
          {isOlder ? 'Counting…' : showRows(look.matching)}
        </Button>
      }
    >
      <div className={styles.body}>
        <SortFields
          look={look}
          reference={reference}
          sort={sort}
          onSort={onSort}
          isMixed={isMixed}
        />
        <FilterPanel {...panel} />
      </div>
    </Sheet>
  )
}
