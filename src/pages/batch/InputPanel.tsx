import Upload from 'lucide-react/icons/upload'
import { useId, useRef, useState, type DragEvent } from 'react'
import { BATCH } from '../../domain/batchNames.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { LinesField } from './LinesField.tsx'
import styles from './InputPanel.module.css'
import { readTextFile } from './readTextFile.ts'
import type { BatchDraft } from './useBatchDraft.ts'

const KINDS = [
  { value: 'auto', label: 'what it looks like' },
  { value: 'ean', label: 'EAN / UPC' },
  { value: 'url', label: 'URL' },
  { value: 'id', label: 'Product id' },
] as const

/** Where codes are pasted, dropped or chosen as a file. What cannot be read stays, and it is said why. */
export function InputPanel({ draft }: { draft: BatchDraft }) {
  const { text, setText, settings, change, reading, setColumn } = draft
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [fileProblem, setFileProblem] = useState<string | null>(null)

  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await readTextFile(file)
    setFileProblem('problem' in read ? read.problem : null)
    if ('text' in read) setText(read.text)
    // The same file can be chosen again once it was corrected.
    if (input.current) input.current.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const columns =
    reading.kind === 'read' && reading.width > 1
      ? Array.from({ length: Math.min(reading.width, 50) }, (_, at) => ({
          value: String(at),
          label: reading.heading?.[at]?.trim() || `column ${at + 1}`,
        }))
      : []
  const problem = reading.kind === 'problem' && text.trim() !== '' ? reading.says : null

  return (
    <Panel title={BATCH.input} padded>
      <div className={styles.fields}>
        <SelectField
          size="s"
          label={BATCH.readAs}
          options={KINDS}
          value={settings.as}
          onChange={(as) => change({ as })}
        />
        <label htmlFor={id} className="vh">
          {BATCH.paste}
        </label>
        <LinesField
          id={id}
          value={text}
          placeholder={BATCH.paste}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setFileProblem(null)
            setText(event.target.value)
          }}
        />
        <div
          className={classes(styles.drop, isOver && styles.over)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Upload />
          <span>
            Drop a CSV or TXT, or{' '}
            <Button variant="link" size="s" onClick={() => input.current?.click()}>
              choose a file
            </Button>
          </span>
          <input
            ref={input}
            hidden
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            aria-label={BATCH.file}
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </div>
        {columns.length > 0 && reading.kind === 'read' && (
          <SelectField
            size="s"
            label={BATCH.column}
            options={columns}
            value={String(reading.columns.code)}
            onChange={(column) => setColumn(Number(column))}
          />
        )}
        {(fileProblem ?? problem) !== null && (
          <Note tone="danger" role="alert">
            {fileProblem ?? problem}
          </Note>
        )}
      </div>
    </Panel>
  )
}
