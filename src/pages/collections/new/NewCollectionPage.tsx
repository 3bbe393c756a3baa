import { useState } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { PageHead } from '@/features/page/PageHead.tsx'
import { OwnPricesPanel } from '@/features/pricing/OwnPricesPanel.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { CodesSettings } from './CodesSettings.tsx'
import { CollectionFields, type DraftSource } from './CollectionFields.tsx'
import { defaultCollectionName } from './defaultCollectionName.ts'
import { InputPanel } from './InputPanel.tsx'
import { InputPreview } from './InputPreview.tsx'
import { isPlainList } from './isPlainList.ts'
import { useEmptySource, useSearchSource } from './OtherSources.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { type CodesDraftState, useCodesDraft } from './useCodesDraft.ts'
import type { DraftInput } from './useDraftInputs.ts'
import { type FileInput, useFileInput } from './useFileInput.ts'
import { useStartAction } from './useStartAction.tsx'
import styles from './NewCollectionPage.module.css'

/** Matches a text of more than one word, which may be the title of a product. */
const WORDS = /\p{L}{2}\S*\s+\S/u

/**
 * The error when no line can be checked. It is not announced: the import preview says how many rows were read, and a first code
 * that is still being typed is no error.
 */
function NothingValid({ draft }: { draft: CodesDraftState }) {
  const { joined, inputs, plan, settings } = draft
  const hasOpenQuestions = inputs.some(({ openQuestions }) => openQuestions > 0)
  if (joined.kind !== 'read' || plan === null || plan.counts.valid > 0 || hasOpenQuestions)
    return null
  const { lines } = plan.counts
  const words =
    lines === 0
      ? 'No line has an EAN, link, product ID or title. See below how the input is read.'
      : lines === 1
        ? 'The line can’t be checked; the reason is below.'
        : `None of the ${formatCount(lines)} lines can be checked; the reasons are below.`
  const mayBeTitles = settings.as !== 'title' && joined.lines.some(({ text }) => WORDS.test(text))
  return (
    <ErrorCard
      title={words}
      action={
        mayBeTitles && (
          <Button size="s" onClick={() => draft.change({ as: 'title' })}>
            {CODE_CHECK.asTitles}
          </Button>
        )
      }
    >
      Your input stays as it is.
    </ErrorCard>
  )
}

type Kind = DraftInput['kind']

const NAMED_LATER = 'Named after its search; you can rename it'

/** The page *New collection*: where the products come from, and for codes how they are read and what would be checked. */
export function NewCollectionPage() {
  const draft = useCodesDraft()
  const { joined, plan, file, text } = draft
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<DraftSource | null>(null)
  // A file that is added while no text is pasted becomes the source, unless another source is chosen.
  const fileInput = useFileInput(draft, () => setChosen((now) => (now === 'file' ? now : null)))
  const source = chosen ?? (file !== null && text === '' ? 'file' : 'text')
  const start = useStartAction(draft, name)
  const search = useSearchSource()
  const empty = useEmptySource(name, COLLECTIONS.new)
  const other = { search, empty, text: null, file: null }[source]
  const codes = joined.kind === 'read' && plan ? defaultCollectionName(plan.counts) : undefined
  return (
    <Frame className={styles.page}>
      <PageHead
        title={COLLECTIONS.new}
        back={{ to: paths.collections(), label: COLLECTIONS.page }}
        actions={[other?.action ?? start]}
        more={CODE_CHECK.moreOfNew}
      />
      <CollectionFields
        name={name}
        usualName={
          { search: NAMED_LATER, empty: COLLECTIONS.new, text: codes, file: codes }[source]
        }
        onName={setName}
        source={source}
        onSource={setChosen}
      />
      {other?.panel ?? (
        <CodesSource
          draft={draft}
          fileInput={fileInput}
          source={source === 'file' ? 'file' : 'text'}
        />
      )}
    </Frame>
  )
}

type CodesSourceProps = { draft: CodesDraftState; fileInput: FileInput; source: Kind }

/** The part of the page for pasted codes or a file: how they are read, open questions, and the settings of their check. */
function CodesSource({ draft, fileInput, source }: CodesSourceProps) {
  const { inputs, file, text } = draft
  const isPhone = usePhone()
  const [wanted, setWanted] = useState<readonly Kind[]>([])
  const shown = inputs
    .filter(({ kind, reading, answers }) => wanted.includes(kind) || !isPlainList(reading, answers))
    .map(({ kind }) => kind)
  const [lead] = shown
  const hasQuestions = inputs.some((input) => input.hasQuestions)
  // Whether the preview of the file comes first and has the file's name and buttons, so that no separate input is needed.
  const isFileLead = source === 'file' && lead === 'file' && fileInput.problem === ''
  return (
    <div className={styles.body}>
      <div
        className={classes(
          styles.columns,
          lead && styles.withTable,
          !isFileLead && !hasQuestions && styles.withoutQuestions,
        )}
      >
        <div className={styles.input}>
          {!isFileLead && <InputPanel draft={draft} fileInput={fileInput} source={source} />}
          {draft.saveState === 'memory' && (text !== '' || file) && (
            <Note tone="warn">
              The browser’s storage is full or blocked: this input is lost when you close the page.
            </Note>
          )}
          <NothingValid draft={draft} />
        </div>
        {inputs.map((input) => (
          <InputPreview
            key={input.kind}
            input={input}
            draft={draft}
            fileInput={isFileLead && input.kind === 'file' ? fileInput : null}
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
          {isPhone && (
            <p className={styles.note}>{`Nothing is sent until you click ${CODE_CHECK.start}.`}</p>
          )}
          <OwnPricesPanel />
        </div>
      </div>
    </div>
  )
}
