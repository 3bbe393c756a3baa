import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useId, type ClipboardEvent } from 'react'
import { answerPlace } from '@/components/ui/browser/pagePlaces.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ChosenFile } from '@/components/ui/fields/ChosenFile.tsx'
import { FileChoice } from '@/components/ui/fields/FileChoice.tsx'
import { LinesField } from '@/components/ui/fields/LinesField.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { useFileDrop } from '@/components/ui/fields/useFileDrop.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import type { DraftFile } from '@/domain/codes/codesDraft.ts'
import { linesInWords } from '@/features/import/preview/previewWords.ts'
import { CODES_FILES } from '@/features/job-progress/useDraftFile.ts'
import { ScanButton } from '@/features/search-box/scan/ScanButton.tsx'
import { formatBytes, formatPercent } from '@/lib/numbers/format.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import type { CodesDraftState } from './useCodesDraft.ts'
import { useRunFile } from './useRunFile.ts'
import styles from './InputPanel.module.css'

const KINDS = [
  { value: 'auto', label: 'detect automatically' },
  { value: 'ean', label: 'EAN / UPC' },
  { value: 'url', label: 'Link' },
  { value: 'id', label: 'Product ID' },
  { value: 'title', label: 'Title' },
] as const

const PASTE_REFUSED =
  'The browser didn’t allow pasting. Touch and hold the field, then select Paste.'

type ReadAsProps = {
  value: (typeof KINDS)[number]['value']
  onChange: (as: ReadAsProps['value']) => void
}

/** What the person says the lines are. */
export function ReadAs({ value, onChange }: ReadAsProps) {
  return (
    <SelectField
      size="s"
      label={CODE_CHECK.readAs}
      options={KINDS}
      value={value}
      onChange={onChange}
    />
  )
}

/** Where codes are pasted, dropped or chosen as a file. What can’t be read stays, with the reason. */
export function InputPanel({ draft }: { draft: CodesDraftState }) {
  const { text, setText, file, setFile, settings, change, aliases, isRead, fileOpening } = draft
  const id = useId()
  const isPhone = usePhone()
  const runFile = useRunFile((other) => void fileOpening.open(other))
  const isOver = useFileDrop((dropped) => void runFile.open(dropped))

  const forgetProblem = () => {
    runFile.forgetProblem()
    fileOpening.forgetProblem()
  }
  const clear = () => {
    const undo = draft.clear()
    toast('Input cleared', { action: { label: CODE_CHECK.undo, undo } })
  }
  const pasteFile = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files
    if (!pasted || event.clipboardData.getData('text') !== '') return
    event.preventDefault()
    void runFile.open(pasted)
  }
  /** Scanned, or pasted by the button: it goes below the text. */
  const add = (more: string) => {
    forgetProblem()
    setText(text === '' || text.endsWith('\n') ? `${text}${more}` : `${text}\n${more}`)
  }
  const pasteNow = async () => {
    try {
      add(await navigator.clipboard.readText())
    } catch {
      toast(PASTE_REFUSED, { tone: 'error' })
    }
  }
  const problem =
    runFile.problem ?? fileOpening.problem ?? (aliases.kind === 'problem' ? aliases.says : '')

  const clearButton = (text !== '' || file) && (
    <Button variant="link" size="s" onClick={clear}>
      {CODE_CHECK.clear}
    </Button>
  )

  return (
    <Panel
      className={styles.panel}
      title={isPhone ? undefined : CODE_CHECK.input}
      aria-label={CODE_CHECK.input}
      padded
      actions={clearButton}
    >
      <div className={styles.fields}>
        {!isPhone && <ReadAs value={settings.as} onChange={(as) => change({ as })} />}
        {isRead ? (
          <>
            <div className={isPhone ? styles.label : 'vh'}>
              <label htmlFor={id}>{CODE_CHECK.paste}</label>
              {isPhone && clearButton}
            </div>
            <LinesField
              ref={answerPlace}
              id={id}
              rows={isPhone ? 7 : undefined}
              value={text}
              placeholder={isPhone ? undefined : CODE_CHECK.paste}
              spellCheck={false}
              autoComplete="off"
              onPaste={pasteFile}
              onChange={(event) => {
                forgetProblem()
                setText(event.target.value)
              }}
            />
          </>
        ) : (
          <Skeleton height={206} />
        )}
        <div className={styles.ways}>
          {isPhone && (
            <Button icon={<ClipboardPaste />} onClick={() => void pasteNow()}>
              {CODE_CHECK.pasteNow}
            </Button>
          )}
          {file && (
            <ChosenFile
              name={file.name}
              words={fileWords(file, draft)}
              removeLabel={CODE_CHECK.removeFile}
              onRemove={() => setFile(null)}
            />
          )}
          <FileChoice
            label={CODE_CHECK.file}
            accept={CODES_FILES}
            hint="Drop a CSV, TXT, XLSX, XML or JSON file"
            choose={`choose ${file ? 'another' : 'a'} file`}
            reading={fileOpening.underWay}
            onCancel={() => fileOpening.cancel()}
            isOver={isOver}
            onFile={(chosen) => void runFile.open(chosen)}
          />
          {isPhone && <ScanButton label={CODE_CHECK.scan} onFound={(code) => add(`${code}\n`)} />}
        </div>
        {problem !== '' && (
          <ErrorCard
            isAlert
            title={problem}
            action={
              draft.resetAnswers !== null && (
                <Button size="s" onClick={draft.resetAnswers}>
                  Reset to the app’s choices
                </Button>
              )
            }
          />
        )}
        {draft.keeping === 'memory' && (text !== '' || file) && (
          <Note tone="warn">
            The browser’s storage is full or blocked: this input is lost when you close the page.
          </Note>
        )}
      </div>
    </Panel>
  )
}

/** "sheet Stock, 512 rows", "215 lines"; how much is read of a file that is being read, or its size where it can’t be. */
function fileWords({ bytes }: DraftFile, { inputs, fileShare }: CodesDraftState): string {
  const reading = inputs.find(({ kind }) => kind === 'file')?.reading
  if (reading) {
    const count = linesInWords(reading.file.container, reading.rowCount)
    return reading.sheet === null ? count : `sheet ${reading.sheet}, ${count}`
  }
  return fileShare === null
    ? formatBytes(bytes.length)
    : `reading, ${formatPercent(Math.floor(fileShare * 100))}`
}
