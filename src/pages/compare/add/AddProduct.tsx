import Plus from 'lucide-react/icons/plus'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import type { CompareState } from '@/routing/states/compareState.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { AddForm } from './AddForm.tsx'
import styles from './AddForm.module.css'

type Props = { state: CompareState; onAdd: (ids: readonly string[]) => void }

/** The button that opens the form to add a product by ID, URL or code. */
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
