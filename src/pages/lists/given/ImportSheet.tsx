import X from 'lucide-react/icons/x'
import { useId, useMemo, useState } from 'react'
import { isolated } from '../../../lib/text/isolated.ts'
import { addEntries } from '../../../model/lists/changeEntries.ts'
import { cleanName, NAME_LENGTH, type ProductList } from '../../../model/lists/productList.ts'
import { useCountries } from '../../../shell/settings/useCountries.ts'
import { useGo } from '../../../shell/way.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FileChoice } from '../../../ui/fields/FileChoice.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { LinesField } from '../../../ui/fields/LinesField.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Sheet } from '../../../ui/layers/Sheet.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useFileDrop } from '../../../ui/fields/useFileDrop.ts'
import { paths } from '../../../url/paths.ts'
import { LISTS } from '../../../words/listNames.ts'
import { productsInWords } from '../../../words/productsInWords.ts'
import { GivenPreview } from './GivenPreview.tsx'
import styles from './ImportSheet.module.css'
import { productsOf } from './readGiven.ts'
import { useGiven } from './useGiven.ts'
import type { ListChanges } from '../useListChanges.ts'

type Props = {
  lists: readonly ProductList[]
  /** The list that is open; '' for none. */
  openId: string
  changes: ListChanges
  onClose: () => void
}

const NEW = ''

/** Takes product ids or whole lists, from a file or the clipboard; nothing is kept before it was seen. */
export function ImportSheet({ lists, openId, changes, onClose }: Props) {
  const id = useId()
  const go = useGo()
  const [countries] = useCountries()
  const { text, file, reading, cancel, given, paste, choose, takeOut } = useGiven()
  const [target, setTarget] = useState(openId)
  const [name, setName] = useState('')

  const [country = 'us'] = countries
  const products = useMemo(() => productsOf(given, country), [given, country])
  const into = lists.find((list) => list.id === target)
  const effect = products && addEntries(into?.entries ?? [], products.products, 0)
  const count = given?.kind === 'lists' ? given.file.lists.length : (effect?.added ?? 0)

  const isOver = useFileDrop((dropped) => void (dropped && choose(dropped)))
  const chosen = file !== null && file.kind !== 'refused' ? file.from : null
  const bringLists = async () => {
    if (given?.kind !== 'lists') return
    const ids: string[] = []
    for (const list of given.file.lists) {
      const made = await changes.create(list.name, list.entries)
      if (made !== null) ids.push(made)
    }
    onClose()
    const [only = ''] = ids
    toast(ids.length === 1 ? '1 list brought in' : `${ids.length} lists brought in`)
    if (only !== '') go(paths.lists(ids.length === 1 ? only : ''))
  }
  const bringProducts = async () => {
    if (!products || !effect) return
    if (into) {
      if (!(await changes.add(into.id, products.products))) return
      toast(`${productsInWords(effect.added)} added to ${isolated(into.name)}`)
      onClose()
      go(paths.lists(into.id))
      return
    }
    const fresh = addEntries([], products.products, Date.now()).entries
    const made = await changes.create(cleanName(name) || 'New list', fresh)
    if (made === null) return
    toast(`${productsInWords(fresh.length)} in a new list`)
    onClose()
    go(paths.lists(made))
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={LISTS.import}
      footer={
        <Button
          variant="primary"
          aria-disabled={count === 0 || undefined}
          onClick={() => {
            if (count === 0) return
            void (given?.kind === 'lists' ? bringLists() : bringProducts())
          }}
        >
          {given?.kind === 'lists'
            ? `Bring in ${count === 1 ? '1 list' : `${count} lists`}`
            : `Bring in ${productsInWords(count)}`}
        </Button>
      }
    >
      <div className={styles.fields}>
        {file === null && (
          <>
            <label htmlFor={id} className={styles.label}>
              {LISTS.paste}
            </label>
            <LinesField
              id={id}
              rows={7}
              value={text}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target: field }) => paste(field.value)}
            />
          </>
        )}
        {chosen !== null && (
          <p className={styles.file}>
            <b dir="auto">{chosen}</b>
            <IconButton size="s" label="Take the file out" icon={<X />} onClick={takeOut} />
          </p>
        )}
        <FileChoice
          label={LISTS.file}
          accept=".json,.csv,.txt,.tsv,.xlsx,application/json,text/csv,text/plain"
          hint="Drop a list file (.json), CSV, TXT or XLSX of ids"
          choose={chosen === null ? 'choose a file' : 'choose another'}
          reading={reading}
          onCancel={cancel}
          isOver={isOver}
          onFile={(picked) => void choose(picked)}
        />
        {given?.kind === 'refused' && (
          <Note tone="danger" role="alert">
            {given.says}
          </Note>
        )}
        {given?.kind === 'products' && (
          <>
            <SelectField
              label={LISTS.into}
              value={target}
              onChange={setTarget}
              options={[
                { value: NEW, label: 'a new list' },
                ...lists.map((list) => ({ value: list.id, label: list.name })),
              ]}
            />
            {!into && (
              <TextField
                label={LISTS.newName}
                value={name}
                onChange={setName}
                placeholder="New list"
                maxLength={NAME_LENGTH}
              />
            )}
          </>
        )}
        <GivenPreview given={given} products={products} effect={effect} country={country} />
      </div>
    </Sheet>
  )
}
