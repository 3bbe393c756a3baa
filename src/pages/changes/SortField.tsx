import { writtenKeys } from '../../lib/sortKeys.ts'
import { CHANGES } from '../../model/changes/changesNames.ts'
import { useGo } from '../../shell/way.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { encodeChanges, type ChangesState } from '../../url/changesState.ts'
import { paths } from '../../url/paths.ts'
import styles from './SortField.module.css'
import { tableColumns } from './changeTable.ts'

type Props = { setId: string; isMixed: boolean; state: ChangesState }

/** The order of the changes, where no column heads are there to be pressed. */
export function SortField({ setId, isMixed, state }: Props) {
  const go = useGo()
  const orders = tableColumns(state.tile)
    .filter(({ key }) => !isMixed || (key !== 'price' && key !== 'difference'))
    .flatMap(({ key, label, ends }) =>
      [false, true].map((down) => ({
        column: key,
        down,
        label: `${label}, ${ends[down ? 1 : 0]}`,
      })),
    )
  const options = orders.map((one) => ({ value: writtenKeys([one])[0] ?? '', label: one.label }))
  return (
    <SelectField
      className={styles.sort}
      size="s"
      label={CHANGES.sortBy}
      options={options}
      value={writtenKeys(state.sort)[0] ?? ''}
      onChange={(value) => {
        const sort = orders.filter((one) => writtenKeys([one])[0] === value)
        go(paths.changes(setId, encodeChanges({ ...state, sort })), { keepScroll: true })
      }}
    />
  )
}
