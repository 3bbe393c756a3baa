import { ColumnHead } from '../../grid/ColumnHead.tsx'
import { nextSort } from '../../lib/sortKeys.ts'
import type { Change } from '../../model/changes/change.ts'
import { CHANGES } from '../../model/changes/changesNames.ts'
import { isPriceColumn, type ChangeColumn } from '../../model/changes/orderChanges.ts'
import { snapshotDays } from '../../model/resultSet/snapshotTimes.ts'
import { useGo } from '../../shell/way.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { encodeChanges, type ChangesState } from '../../url/states/changesState.ts'
import { paths } from '../../url/paths.ts'
import type { TableColumn } from './changeTable.ts'
import type { ChosenSnapshots } from './chosenSnapshots.ts'
import type { ChangeSelection } from './useChangeSelection.ts'

type Props = {
  setId: string
  columns: readonly TableColumn[]
  /** Prices of several countries are not put into one order. */
  isMixed: boolean
  chosen: ChosenSnapshots
  state: ChangesState
  count: number
  selection: ChangeSelection
  readAll: () => Promise<Change[]>
}

/** "11 Nov → 18 Nov"; of one day the times. */
function snapshotsInWords({ before, now }: ChosenSnapshots): string {
  const words = snapshotDays([before, now])
  return `${words(before)} → ${words(now)}`
}

const UNSORTED = 'Not sorted: prices of several countries have no order.'

/** The columns: a press sorts by one, with Shift after those pressed before; by none the largest fall stands first. */
export function ChangesHeadRow(props: Props) {
  const { setId, columns, isMixed, chosen, state, count, selection, readAll } = props
  const go = useGo()
  const sortBy = (column: ChangeColumn, beside: boolean) => {
    const sort = nextSort(state.sort, column, beside)
    go(paths.changes(setId, encodeChanges({ ...state, sort })), { keepScroll: true })
  }
  const selected = selection.products.size
  const selectAll = (isAll: boolean) => {
    if (!isAll) return selection.clear()
    readAll().then(
      (changes) => selection.select(changes, true),
      () => toast('The changes could not be read. Load the page again.', { tone: 'error' }),
    )
  }
  return (
    <thead>
      <tr>
        <td>
          <Checkbox
            label={CHANGES.selectAll}
            hideLabel
            disabled={count === 0}
            checked={count > 0 && selected >= count}
            indeterminate={selected > 0 && selected < count}
            onChange={selectAll}
          />
        </td>
        <th scope="col">
          <span className="vh">Picture</span>
        </th>
        {columns.map(({ key, label, isNumber, opensGroup, formula }) => (
          <ColumnHead
            key={key}
            column={key}
            label={
              key === 'price' ? (
                <>
                  {label}
                  <br />
                  {snapshotsInWords(chosen)}
                </>
              ) : (
                label
              )
            }
            isNumber={isNumber}
            opensGroup={opensGroup}
            formula={formula}
            sort={state.sort}
            onSort={sortBy}
            still={isMixed && isPriceColumn(key) ? UNSORTED : undefined}
          />
        ))}
      </tr>
    </thead>
  )
}
