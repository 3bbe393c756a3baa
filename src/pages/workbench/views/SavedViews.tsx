import X from 'lucide-react/icons/x'
import { useState, type FormEvent } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import { isolated } from '../../../lib/text/isolated.ts'
import { cleanName, NAME_LENGTH } from '../../../model/lists/productList.ts'
import type { ResultSet } from '../../../model/resultSet/resultSet.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { changeSet } from '../../../store/resultSets/resultSets.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Popover } from '../../../ui/layers/Popover.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { deleteView, WORKBENCH } from '../../../words/workbenchNames.ts'
import { useColumnNames } from '../columnNames.ts'
import styles from './SavedViews.module.css'
import { encodeWorkbench, type WorkbenchState } from '../workbenchState.ts'
import { offeredViewName } from './viewName.ts'

type View = ResultSet['views'][number]

const without = (views: readonly View[], name: string) => views.filter((one) => one.name !== name)

/** Keeps the named views of a set; what was deleted can be brought back. */
function useViews(setId: string) {
  const { id } = useConnection()

  /** Whether the browser took it. */
  const change = async (to: (views: readonly View[]) => View[]): Promise<boolean> => {
    try {
      await changeSet(id, setId, ({ name, views }) => ({ name, views: to(views) }))
      return true
    } catch {
      toast('The view was not kept: the browser’s storage does not answer.', { tone: 'error' })
      return false
    }
  }
  return {
    save: async (name: string, state: string): Promise<void> => {
      // One of the same name is the same view, changed.
      const isKept = await change((views) =>
        views.some((one) => one.name === name)
          ? views.map((one) => (one.name === name ? { name, state } : one))
          : [...views, { name, state }],
      )
      if (isKept) toast(`View ${isolated(name)} saved`)
    },
    remove: async (name: string): Promise<void> => {
      let before: readonly View[] = []
      const isGone = await change((views) => {
        before = views
        return without(views, name)
      })
      if (!isGone) return
      const view = before.find((one) => one.name === name)
      toast(`View ${isolated(name)} deleted`, {
        ...(view && {
          action: {
            label: 'Undo',
            undo: () => change((views) => [...without(views, name), view]),
          },
        }),
      })
    },
  }
}

type Props = { set: ResultSet; state: WorkbenchState }

/** Saves the view as it is now under a name, and deletes saved ones; the tabs of the page lead to them. */
export function SavedViews({ set, state }: Props) {
  const { id, views } = set
  const count = views.length
  return (
    <Popover
      label={WORKBENCH.savedViews}
      align="end"
      panelClassName={styles.panel}
      trigger={
        <span>
          {count === 0 ? WORKBENCH.saveView : `${WORKBENCH.savedViews} ${formatCount(count)}`}
        </span>
      }
    >
      {(close) => (
        <>
          <ViewList setId={id} views={views} />
          <NameView set={set} state={state} onSaved={close} />
        </>
      )}
    </Popover>
  )
}

type ListProps = Pick<ResultSet, 'views'> & { setId: string }

function ViewList({ setId, views }: ListProps) {
  const { remove } = useViews(setId)
  if (views.length === 0) return null
  return (
    <ul className={styles.views} aria-label={WORKBENCH.savedViews}>
      {views.map(({ name }) => (
        <li key={name}>
          <span dir="auto">{name}</span>
          <IconButton
            size="s"
            label={deleteView(name)}
            icon={<X />}
            onClick={() => void remove(name)}
          />
        </li>
      ))}
    </ul>
  )
}

function NameView({ set, state, onSaved }: Props & { onSaved: () => void }) {
  const { save } = useViews(set.id)
  const labelOf = useColumnNames()
  const [name, setName] = useState(() =>
    offeredViewName(
      state,
      labelOf,
      set.views.map((view) => view.name),
    ),
  )
  const [isMissing, setMissing] = useState(false)
  const isThere = set.views.some((view) => view.name === cleanName(name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = cleanName(name)
    if (text === '') {
      setMissing(true)
      return
    }
    // A view is of every snapshot: which one is shown stays with the reader.
    void save(text, encodeWorkbench({ ...state, snapshot: '' }).toString())
    onSaved()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={WORKBENCH.viewName}
        value={name}
        maxLength={NAME_LENGTH}
        // Typing replaces the name that is offered.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(text) => {
          setName(text)
          setMissing(false)
        }}
        hint={isThere ? 'Replaces the view of this name' : undefined}
        error={isMissing ? 'A view needs a name.' : undefined}
      />
      <Button type="submit" variant="primary">
        {WORKBENCH.saveView}
      </Button>
    </form>
  )
}
