import { useState } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { PageHead } from '@/features/page/PageHead.tsx'
import { OwnPricesPanel } from '@/features/pricing/OwnPricesPanel.tsx'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { codesName } from './codesName.ts'
import { CodesSettings } from './CodesSettings.tsx'
import { CollectionFields } from './CollectionFields.tsx'
import { InputPanel } from './InputPanel.tsx'
import { InputPreview } from './InputPreview.tsx'
import { isPlainList } from './isPlainList.ts'
import { NothingValid } from './NothingValid.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { useCodesDraft } from './useCodesDraft.ts'
import type { DraftInput } from './useDraftInputs.ts'
import { useGivenFile } from './useGivenFile.ts'
import { useStartAction } from './useStartAction.tsx'
import styles from './NewCollectionPage.module.css'

type Kind = DraftInput['kind']

/** A new collection: its input, how it is read, and what it would check. */
export function NewCollectionPage() {
  const draft = useCodesDraft()
  const { aliases, inputs, plan, file, text } = draft
  const isPhone = usePhone()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<Kind | null>(null)
  // A file that comes where nothing is pasted is where the products are from.
  const given = useGivenFile(draft, () => setChosen((now) => (now === 'text' ? null : now)))
  const source = chosen ?? (file !== null && text === '' ? 'file' : 'text')
  const [wanted, setWanted] = useState<readonly Kind[]>([])
  const shown = inputs
    .filter(({ kind, reading, answers }) => wanted.includes(kind) || !isPlainList(reading, answers))
    .map(({ kind }) => kind)
  const [lead] = shown
  // The file has its name and its buttons above its lines.
  const isFileLead = source === 'file' && lead === 'file' && given.problem === ''
  const start = useStartAction(draft, name)
  return (
    <Frame className={styles.page}>
      <PageHead
        title={COLLECTIONS.new}
        back={{ to: paths.collections(), label: COLLECTIONS.page }}
        actions={[start]}
        more={CODE_CHECK.moreOfNew}
      />
      <CollectionFields
        name={name}
        usualName={aliases.kind === 'read' && plan ? codesName(plan.counts) : undefined}
        onName={setName}
        source={source}
        onSource={setChosen}
      />
      <div className={styles.body}>
        <div className={classes(styles.columns, lead && styles.withTable)}>
          <div className={styles.input}>
            {!isFileLead && <InputPanel draft={draft} given={given} source={source} />}
            {draft.keeping === 'memory' && (text !== '' || file) && (
              <Note tone="warn">
                The browser’s storage is full or blocked: this input is lost when you close the
                page.
              </Note>
            )}
            <NothingValid draft={draft} />
          </div>
          {inputs.map((input) => (
            <InputPreview
              key={input.kind}
              input={input}
              draft={draft}
              given={isFileLead && input.kind === 'file' ? given : null}
              isShown={shown.includes(input.kind)}
              isLead={input.kind === lead}
              onWanted={(isWanted) =>
                setWanted((now) => [
                  ...now.filter((kind) => kind !== input.kind),
                  ...(isWanted ? [input.kind] : []),
                ])
              }
            />
          ))}
          <div className={styles.settings}>
            <ReviewPanel draft={draft} />
            <CodesSettings draft={draft} />
            {isPhone && <p className={styles.note}>Nothing is sent until you click Start.</p>}
            <OwnPricesPanel />
          </div>
        </div>
      </div>
    </Frame>
  )
}
