import type { Change } from '../../domain/changes/change.ts'
import type { ChangeColumn } from '../../domain/changes/orderChanges.ts'
import { CHANGES } from '../../domain/changesNames.ts'
import { momentDays } from '../../domain/momentTimes.ts'
import { Fn } from '../../parts/Fn.tsx'
import { useGo } from '../../parts/way.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SortButton } from '../../ui/SortButton.tsx'
import { toast } from '../../ui/toast.ts'
import { encodeChanges, USUAL_SORT, type ChangesState } from '../../url/changesState.ts'
import { paths } from '../../url/paths.ts'
import type { TableColumn } from './changeTable.ts'
import styles from './ChangesTable.module.css'
import type { ChosenMoments } from './chosenMoments.ts'
import type { ChangeSelection } from './useChangeSelection.ts'

type Props = {
  setId: string
  columns: readonly TableColumn[]
  /** Prices of several countries are not put into one order. */
  isMixed: boolean
  chosen: ChosenMoments
  state: ChangesState
  count: number
  selection: ChangeSelection
  readAll: () => Promise<Change[]>
}

/** "11 Nov → 18 Nov"; of one day the times. */
function momentsInWords({ before, now }: ChosenMoments): string {
  const words = momentDays([before, now])
  return `${words(before)} → ${words(now)}`
}

/** The columns; a press sorts by one, the next one from its end, the third gives the usual order again. */
export function ChangesHeadRow(props: Props) {
  const { setId, columns, isMixed, chosen, state, count, selection, readAll } = props
  const go = useGo()
  const sortBy = (column: ChangeColumn) => {
    const { sort } = state
    const next =
      sort === column ? (`-${column}` as const) : sort === `-${column}` ? USUAL_SORT : column
    go(paths.changes(setId, encodeChanges({ ...state, sort: next })), { keepScroll: true })
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
        {columns.map(({ key, label, isNumber, opensGroup, formula }) => {
          const isUp = state.sort === key
          const isDown = state.sort === `-${key}`
          const words = (
            <>
              {label}
              {key === 'price' && (
                <>
                  <br />
                  {momentsInWords(chosen)}
                </>
              )}
            </>
          )
          return (
            <th
              key={key}
              scope="col"
              data-column={key}
              data-number={isNumber}
              data-group={opensGroup}
              aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
            >
              <span className={styles.head}>
                {isMixed && (key === 'price' || key === 'difference') ? (
                  <span title="Prices of several countries have no order">{words}</span>
                ) : (
                  <SortButton
                    sorted={isUp ? 'up' : isDown ? 'down' : null}
                    onClick={() => sortBy(key)}
                  >
                    {words}
                  </SortButton>
                )}
                {formula !== undefined && <Fn formula={formula} />}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
