import Plus from 'lucide-react/icons/plus'
import { COMPARE } from '../../domain/compare/compareNames.ts'
import { Popover } from '../../ui/Popover.tsx'
import type { CompareState } from '../../url/compareState.ts'
import { AddForm } from './AddForm.tsx'
import styles from './AddForm.module.css'

type Props = { state: CompareState; onAdd: (ids: readonly string[]) => void }

/** One more product, by whatever names it. */
export function AddProduct({ state, onAdd }: Props) {
  return (
    <Popover
      label={COMPARE.add}
      align="end"
      panelClassName={styles.panel}
      trigger={
        <>
          <Plus />
          <span>{COMPARE.add}</span>
        </>
      }
    >
      {(close) => (
        <AddForm
          state={state}
          onAdd={(ids) => {
            close()
            onAdd(ids)
          }}
        />
      )}
    </Popover>
  )
}
