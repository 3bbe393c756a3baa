import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useId, type ClipboardEvent } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import type { DraftTable } from '../../../model/batch/batchDraft.ts'
import { CODES_FILE } from '../../../runs/useTakeFile.ts'
import { ScanButton } from '../../../scan/ScanButton.tsx'
import { usePhone } from '../../../ui/browser/usePhone.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChosenFile } from '../../../ui/fields/ChosenFile.tsx'
import { FileChoice } from '../../../ui/fields/FileChoice.tsx'
import type { FileUnderWay } from '../../../ui/fields/useFileReading.ts'
import { LinesField } from '../../../ui/fields/LinesField.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useFileDrop } from '../../../ui/fields/useFileDrop.ts'
import { BATCH } from '../../../words/batchNames.ts'
import styles from './InputPanel.module.css'
import type { BatchDraft } from './useBatchDraft.ts'
import { answerPlace } from '../../../shell/pagePlaces.ts'

const KINDS = [
  { value: 'auto', label: 'what it looks like' },
  { value: 'ean', label: 'EAN / UPC' },
  { value: 'url', label: 'URL' },
  { value: 'id', label: 'Product id' },
  { value: 'title', label: 'Title' },
] as const

const PASTE_REFUSED =
  'The browser did not hand over what was copied. Hold the field and choose Paste.'

type ReadAsProps = {
  value: (typeof KINDS)[number]['value']
  onChange: (as: ReadAsProps['value']) => void
}

/** What the lines are taken for. */
export function ReadAs({ value, onChange }: ReadAsProps) {
  return (
    <SelectField size="s" label={BATCH.readAs} options={KINDS} value={value} onChange={onChange} />
  )
}

/** Where codes are pasted, dropped or chosen as a file. What cannot be read stays, and it is said why. */
export function InputPanel({ draft }: { draft: BatchDraft }) {
  const { text, setText, table, setTable, settings, change, reading, isRead, file } = draft
  const id = useId()
  const isPhone = usePhone()
  const isOver = useFileDrop((dropped) => void file.take(dropped))

  const clear = () => {
    const bringBack = draft.clear()
    toast('The input is cleared', { action: { label: BATCH.undo, undo: bringBack } })
  }
  const pasteFile = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files
    if (!pasted || event.clipboardData.getData('text') !== '') return
    event.preventDefault()
    void file.take(pasted)
  }
  /** Scanned or pasted by a press, below what stands there. */
  const add = (more: string) => {
    file.forget()
    setText(text === '' || text.endsWith('\n') ? `${text}${more}` : `${text}\n${more}`)
  }
  const pasteNow = async () => {
    try {
      add(await navigator.clipboard.readText())
    } catch {
      toast(PASTE_REFUSED, { tone: 'error' })
    }
  }
  const problem = file.problem ?? (reading.kind === 'problem' ? reading.says : '')

  const clearButton = (text !== '' || table) && (
    <Button variant="link" size="s" onClick={clear}>
      {BATCH.clear}
    </Button>
  )

  return (
    <Panel
      className={styles.panel}
      title={isPhone ? undefined : BATCH.input}
      aria-label={BATCH.input}
      padded
      actions={clearButton}
    >
      <div className={styles.fields}>
        {!isPhone && <ReadAs value={settings.as} onChange={(as) => change({ as })} />}
        {isRead ? (
          <>
            <div className={isPhone ? styles.label : 'vh'}>
              <label htmlFor={id}>{BATCH.paste}</label>
              {isPhone && clearButton}
            </div>
            <LinesField
              ref={answerPlace}
              id={id}
              rows={isPhone ? 7 : undefined}
              value={text}
              placeholder={isPhone ? undefined : BATCH.paste}
              spellCheck={false}
              autoComplete="off"
              onPaste={pasteFile}
              onChange={(event) => {
                file.forget()
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
              {BATCH.pasteNow}
            </Button>
          )}
          <FileField
            table={table}
            reading={file.reading}
            onCancel={() => file.drop()}
            isOver={isOver}
            onFile={(chosen) => void file.take(chosen)}
            onRemove={() => setTable(null)}
          />
          {isPhone && <ScanButton label={BATCH.scan} onFound={(code) => add(`${code}\n`)} />}
        </div>
        {problem !== '' && (
          <Note tone="danger" role="alert">
            {problem}
          </Note>
        )}
        {draft.keeping === 'memory' && (text !== '' || table) && (
          <Note tone="warn">
            The browser’s storage takes nothing: this input ends when the page is closed.
          </Note>
        )}
      </div>
    </Panel>
  )
}

type FileFieldProps = {
  table: DraftTable | null
  /** The file that is being read; null for none. */
  reading: FileUnderWay | null
  onCancel: () => void
  isOver: boolean
  onFile: (file: File) => void
  onRemove: () => void
}

/** "Sheet Stock, 512 rows". */
function sheetInWords({ sheets, sheet }: DraftTable): string {
  const { name = '', rows = [] } = sheets[sheet] ?? {}
  const filled = rows.filter((cells) => cells.length > 0).length
  const count = `${formatCount(filled)} ${filled === 1 ? 'row' : 'rows'}`
  return name === '' ? count : `sheet ${name}, ${count}`
}

/** The file whose lines come before those of the field, and the way to choose one. */
function FileField({ table, reading, onCancel, isOver, onFile, onRemove }: FileFieldProps) {
  return (
    <>
      {table && (
        <ChosenFile
          name={table.name}
          words={sheetInWords(table)}
          removeLabel={BATCH.removeFile}
          onRemove={onRemove}
        />
      )}
      <FileChoice
        label={BATCH.file}
        accept={CODES_FILE}
        hint="Drop a CSV, TXT or XLSX"
        choose={`choose ${table ? 'another' : 'a'} file`}
        reading={reading}
        onCancel={onCancel}
        isOver={isOver}
        onFile={onFile}
      />
    </>
  )
}
