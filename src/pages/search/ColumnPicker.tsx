import Columns3 from 'lucide-react/icons/columns-3'
import { NAMES } from '../../domain/names.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Popover } from '../../ui/Popover.tsx'
import type { SearchState } from '../../url/searchState.ts'
import { heldColumns, shownColumns } from './columns.ts'
import styles from './ColumnPicker.module.css'
import { useSearch } from './useSearch.ts'

type ColumnPickerProps = {
  state: SearchState
  countries: string[]
  /** null: the usual ones. */
  chosen: readonly string[] | null
  onChoose: (columns: string[] | null) => void
}

/** Which fields the table shows, of those that the answer holds. */
export function ColumnPicker({ state, countries, chosen, onChoose }: ColumnPickerProps) {
  const { shown } = useSearch(state, countries)
  const products = shown?.products ?? []
  const held = heldColumns(products)
  const ids = shownColumns(products, chosen).map(({ id }) => id)
  const now = chosen ?? ids
  return (
    <Popover
      label={NAMES.columns}
      align="end"
      triggerClassName={buttonClass()}
      panelClassName={styles.panel ?? ''}
      trigger={
        <>
          <Columns3 />
          <span>{NAMES.columns}</span>
          <span className={styles.count}>{`${ids.length} of ${held.length}`}</span>
        </>
      }
    >
      <ul className={styles.columns}>
        {held.map(({ id, label }) => (
          <li key={id}>
            <Checkbox
              label={label}
              checked={ids.includes(id)}
              disabled={id === 'title'}
              onChange={(on) => onChoose(on ? [...now, id] : now.filter((other) => other !== id))}
            />
          </li>
        ))}
      </ul>
      <Button variant="link" size="s" disabled={chosen === null} onClick={() => onChoose(null)}>
        The usual columns
      </Button>
    </Popover>
  )
}
