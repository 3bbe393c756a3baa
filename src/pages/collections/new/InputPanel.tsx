import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useId, type ClipboardEvent, type ReactNode } from 'react'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ChosenFile } from '@/components/ui/fields/ChosenFile.tsx'
import { FileChoice } from '@/components/ui/fields/FileChoice.tsx'
import { LinesField } from '@/components/ui/fields/LinesField.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import type { DraftFile } from '@/domain/codes/codesDraft.ts'
import { linesInWords } from '@/features/import/preview/previewWords.ts'
import { CODES_FILES } from '@/features/job-progress/useDraftFile.ts'
import { ScanButton } from '@/features/search-box/scan/ScanButton.tsx'
import { formatBytes, formatPercent } from '@/lib/numbers/format.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import type { CodesDraftState } from './useCodesDraft.ts'
import type { DraftInput } from './useDraftInputs.ts'
import type { FileInput } from './useFileInput.ts'
import styles from './InputPanel.module.css'

const PASTE_REFUSED =
  'The browser didn’t allow pasting. Touch and hold the field, then select Paste.'

type Props = {
  draft: CodesDraftState
  fileInput: FileInput
  /** The chosen source of the products: with 'file', the field for text is not shown. */
  source: DraftInput['kind']
}

/** The input for codes: paste, drop or choose a file. Input that can't be read stays, with the reason. */
export function InputPanel({ draft, fileInput, source }: Props) {
  const { text, setText, file, setFile } = draft
  const isPhone = usePhone()

  const clear = () => {
    const undo = draft.clear()
    toast('Input cleared', { action: { label: CODE_CHECK.undo, undo } })
  }
  /** Appends scanned or pasted codes to the text. */
  const add = (more: string) => {
    fileInput.forgetProblem()
    setText(text === '' || text.endsWith('\n') ? `${text}${more}` : `${text}\n${more}`)
  }
  const pasteNow = async () => {
    try {
      add(await navigator.clipboard.readText())
    } catch {
      toast(PASTE_REFUSED, { tone: 'error' })
    }
  }
  const clearButton = (text !== '' || file) && (
    <Button variant="link" size="s" onClick={clear}>
      {CODE_CHECK.clear}
    </Button>
  )
  const hasText = source === 'text'

  return (
    <Panel
      className={styles.panel}
      title={isPhone ? undefined : CODE_CHECK.input}
      aria-label={CODE_CHECK.input}
      padded
      actions={clearButton}
    >
      <div className={styles.fields}>
        {hasText && <TextInput draft={draft} fileInput={fileInput} clearButton={clearButton} />}
        <div className={styles.ways}>
          {isPhone && hasText && (
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
            reading={fileInput.underWay}
            onCancel={fileInput.cancel}
            isOver={fileInput.isOver}
            onFile={fileInput.open}
          />
          {isPhone && hasText && (
            <ScanButton label={CODE_CHECK.scan} onFound={(code) => add(`${code}\n`)} />
          )}
        </div>
        {fileInput.problem !== '' && (
          <ErrorCard
            isAlert
            title={fileInput.problem}
            action={
              draft.resetAnswers !== null && (
                <Button size="s" onClick={draft.resetAnswers}>
                  Reset to the app’s choices
                </Button>
              )
            }
          />
        )}
      </div>
    </Panel>
  )
}

type TextProps = Omit<Props, 'source'> & { clearButton: ReactNode }

/** The field for lines that are pasted or typed. */
function TextInput({ draft, fileInput, clearButton }: TextProps) {
  const { text, setText, isRead } = draft
  const id = useId()
  const isPhone = usePhone()
  const pasteFile = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files
    if (!pasted || event.clipboardData.getData('text') !== '') return
    event.preventDefault()
    fileInput.open(pasted)
  }
  if (!isRead) return <Skeleton height={160} />
  return (
    <>
      <div className={isPhone ? styles.label : 'vh'}>
        <label htmlFor={id}>{CODE_CHECK.paste}</label>
        {isPhone && clearButton}
      </div>
      <LinesField
        ref={answerPart}
        id={id}
        rows={7}
        value={text}
        placeholder={isPhone ? undefined : CODE_CHECK.paste}
        spellCheck={false}
        autoComplete="off"
        onPaste={pasteFile}
        onChange={(event) => {
          fileInput.forgetProblem()
          setText(event.target.value)
        }}
      />
    </>
  )
}

/**
 * A file in a few words: "sheet Stock, 512 rows", "215 lines"; its progress while it is read, or its size when it can’t be read.
 */
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
