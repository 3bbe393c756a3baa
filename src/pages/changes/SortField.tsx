import { CHANGES } from '../../domain/changesNames.ts'
import { useGo } from '../../parts/way.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { encodeChanges, type ChangesState } from '../../url/changesState.ts'
import { paths } from '../../url/paths.ts'
import { tableColumns } from './changeTable.ts'
import styles from './SortField.module.css'

type Props = { setId: string; isMixed: boolean; state: ChangesState }

/** The order of the changes, where no column heads are there to be pressed. */
export function SortField({ setId, isMixed, state }: Props) {
  const go = useGo()
  const options = tableColumns(state.tile)
    .filter(({ key }) => !isMixed || (key !== 'price' && key !== 'difference'))
    .flatMap(({ key, label, ends: [first, last] }) => [
      { value: key, label: `${label}, ${first}` },
      { value: `-${key}` as const, label: `${label}, ${last}` },
    ])
  return (
    <SelectField
      className={styles.sort}
      size="s"
      label={CHANGES.sortBy}
      options={options}
      value={state.sort}
      onChange={(sort) =>
        go(paths.changes(setId, encodeChanges({ ...state, sort })), { keepScroll: true })
      }
    />
  )
}
