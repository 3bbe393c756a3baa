import X from 'lucide-react/icons/x'
import { useId, useMemo, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { FileChoice } from '@/components/ui/fields/FileChoice.tsx'
import { LinesField } from '@/components/ui/fields/LinesField.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { useFileDrop } from '@/components/ui/fields/useFileDrop.ts'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { addEntries, type AddedEntries } from '@/domain/picked/changeEntries.ts'
import {
  cleanName,
  MOST_ENTRIES,
  NAME_LENGTH,
  type ProductList,
} from '@/domain/picked/productList.ts'
import type { ListChanges } from '@/features/collections/selection/useListChanges.ts'
import { FileActions } from '@/features/import/preview/FileActions.tsx'
import { ImportPreview } from '@/features/import/preview/ImportPreview.tsx'
import { answerFirst } from '@/features/import/preview/openQuestions.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural } from '@/lib/text/plural.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { ListsPreview } from './ListsPreview.tsx'
import { productEntries, type ProductEntries } from './productEntries.ts'
import { useListImport, type ListImport } from './useListImport.ts'
import styles from './ImportSheet.module.css'

type Props = {
  lists: readonly ProductList[]
  /** The id of the open collection; '' if none is open. */
  openId: string
  changes: ListChanges
  onClose: () => void
}

const NEW = ''
const FILES =
  '.json,.csv,.txt,.tsv,.xlsx,.xml,.html,.gz,application/json,text/csv,text/plain,text/html'

/** What an import would do: "12 products to import, 1 repeated, 2 already in the collection". */
function effectInWords({ repeated }: ProductEntries, { added, known, left }: AddedEntries): string {
  return [
    `${plural(added, 'product')} to import`,
    ...(repeated > 0 ? [`${formatCount(repeated)} repeated`] : []),
    ...(known > 0 ? [`${formatCount(known)} already in the collection`] : []),
    ...(left > 0
      ? [`no room for ${formatCount(left)}: a collection can have ${formatCount(MOST_ENTRIES)}`]
      : []),
  ].join(', ')
}

/**
 * A sheet for importing product IDs or whole collections, from a file or the clipboard. Nothing is saved before the user has seen
 * the preview.
 */
export function ImportSheet({ lists, openId, changes, onClose }: Props) {
  const go = useGo()
  const [countries] = useCountries()
  const [country = 'us'] = countries
  const listImport = useListImport(country)
  const { reading, answers, setAnswers, isBusy, remembered, remember } = listImport
  const [target, setTarget] = useState(openId)
  const [name, setName] = useState('')

  const file = listImport.lists?.kind === 'lists' ? listImport.lists.file : null
  const products = useMemo(
    () => reading && productEntries(reading.rows, country),
    [reading, country],
  )
  const into = lists.find((list) => list.id === target)
  const effect = products && addEntries(into?.entries ?? [], products.products, 0)
  const question = reading && answerFirst(reading)
  const count = file?.lists.length ?? effect?.added ?? 0
  const isBlocked = count === 0 || isBusy || question !== null

  const importLists = async () => {
    if (!file) return
    const ids: string[] = []
    for (const list of file.lists) {
      const made = await changes.create(list.name, list.entries)
      if (made !== null) ids.push(made)
    }
    // `create` has said why a collection could not be stored.
    const [only] = ids
    if (only === undefined) return
    onClose()
    toast(`${plural(ids.length, 'collection')} imported`)
    go(ids.length === 1 ? paths.collection(only) : paths.collections())
  }
  const importProducts = async () => {
    if (!products || !effect) return
    if (into) {
      if (!(await changes.add(into.id, products.products))) return
      toast(`${plural(effect.added, 'product')} added to ${isolated(into.name)}`)
      remember()
      onClose()
      go(paths.collection(into.id))
      return
    }
    const fresh = addEntries([], products.products, Date.now()).entries
    const made = await changes.create(cleanName(name) || 'New collection', fresh)
    if (made === null) return
    toast(`${plural(fresh.length, 'product')} in a new collection`)
    remember()
    onClose()
    go(paths.collection(made))
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={PICKED.import}
      className={reading === null ? undefined : styles.wide}
      footer={
        <Button
          variant="primary"
          aria-disabled={isBlocked || undefined}
          onClick={() => {
            if (isBlocked) return
            void (file ? importLists() : importProducts())
          }}
        >
          Import {file ? plural(count, 'collection') : plural(count, 'product')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <Input listImport={listImport} />
        {products && effect && (
          <>
            <SelectField
              label={PICKED.into}
              value={target}
              onChange={setTarget}
              options={[
                { value: NEW, label: 'a new collection' },
                ...lists.map((list) => ({ value: list.id, label: list.name })),
              ]}
            />
            {!into && (
              <TextField
                label={PICKED.newName}
                value={name}
                onChange={setName}
                placeholder="New collection"
                maxLength={NAME_LENGTH}
              />
            )}
            <output className={styles.words}>{question ?? effectInWords(products, effect)}</output>
          </>
        )}
        {file && <ListsPreview file={file} />}
        {reading && (
          <ImportPreview
            reading={reading}
            answers={answers}
            onAnswers={setAnswers}
            isBusy={isBusy}
            remembered={remembered}
            actions={
              listImport.isFile && (
                <FileActions
                  label={PICKED.file}
                  accept={FILES}
                  onFile={listImport.openFile}
                  fileInProgress={listImport.fileInProgress}
                  shown={reading.file.name}
                  onCancel={listImport.cancel}
                >
                  <Button size="s" variant="quiet" onClick={listImport.clear}>
                    {PICKED.removeFile}
                  </Button>
                </FileActions>
              )
            }
          />
        )}
        {!file && (
          <p className={styles.quiet}>
            {`Products without a country are looked up in ${shownCountry(country)}. Headings can be “Product ID”, “Country” and “Note”. Nothing is sent before you open the collection.`}
          </p>
        )}
      </div>
    </Sheet>
  )
}

/** The input for product IDs: pasted, dropped or chosen as a file. Input that can’t be read stays, with the reason. */
function Input({ listImport }: { listImport: ListImport }) {
  const id = useId()
  const { text, setText, openFile, fileInProgress, cancel, lists, isFile, problem, clear } =
    listImport
  const isOver = useFileDrop(openFile)
  const message = lists?.kind === 'refused' ? lists.message : problem
  const from = lists?.kind === 'lists' ? lists.from : ''
  return (
    <>
      {!isFile && (
        <>
          <label htmlFor={id} className={styles.label}>
            {PICKED.paste}
          </label>
          <LinesField
            id={id}
            rows={7}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <FileChoice
            label={PICKED.file}
            accept={FILES}
            hint="Drop a file with product IDs, or collections that you exported"
            choose="choose a file"
            // Pasted text is read at once, so only a file shows progress.
            reading={fileInProgress?.name === '' ? null : fileInProgress}
            onCancel={cancel}
            isOver={isOver}
            onFile={openFile}
          />
        </>
      )}
      {from !== '' && (
        <p className={styles.file}>
          <b dir="auto">{from}</b>
          <IconButton size="s" label={PICKED.removeFile} icon={<X />} onClick={clear} />
        </p>
      )}
      {message !== null && <ErrorCard isAlert title={message} />}
    </>
  )
}
