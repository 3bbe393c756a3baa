import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { formatCount } from '../../../lib/numbers/format.ts'
import { FileChoice } from '../../../ui/fields/FileChoice.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { LinesField } from '../../../ui/fields/LinesField.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { useFileDrop } from '../../../ui/fields/useFileDrop.ts'
import { PRICES } from '../../../words/priceListNames.ts'
import styles from './PriceInput.module.css'
import type { PriceDraft } from '../given/usePriceDraft.ts'

const PLACEHOLDER = `EAN;Price;Cost;Floor;Note
2049811842247;12.90;7.40;11.90;own brand`

/** A file in place of the text: what it is, which of its sheets, and the way back to pasting. */
function ChosenFile({ draft: { source, chooseSheet, forget } }: { draft: PriceDraft }) {
  if (source.kind === 'text') return null
  const { file, sheet } = source
  const rows = file.sheets[sheet]?.rows.length ?? 0
  return (
    <div className={styles.file}>
      <FileSpreadsheet />
      <span className={styles.words}>
        <b title={file.name}>{file.name}</b>
        <span>{rows === 1 ? '1 row' : `${formatCount(rows)} rows`}</span>
      </span>
      <IconButton size="s" label={PRICES.forgetFile} icon={<X />} onClick={forget} />
      {file.sheets.length > 1 && (
        <SelectField
          size="s"
          className={styles.sheet}
          label={PRICES.sheet}
          options={file.sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
          value={String(sheet)}
          onChange={(at) => chooseSheet(Number(at))}
        />
      )}
    </div>
  )
}

/** Where prices are pasted, dropped or chosen as a file. What cannot be read stays, and it is said why. */
export function PriceInput({ draft }: { draft: PriceDraft }) {
  const id = useId()
  const { source, setText, open, reading, refusal, isEmpty, opening, stopOpening, isReading } =
    draft
  const isOver = useFileDrop((file) => void (file && open(file)))
  const unread = reading.kind === 'problem' && !isEmpty && !isReading ? reading.says : null
  const problem = refusal ?? unread
  return (
    <Panel title={PRICES.input} padded>
      <div className={styles.fields}>
        {source.kind === 'file' ? (
          <ChosenFile draft={draft} />
        ) : (
          <>
            <label htmlFor={id} className={styles.label}>
              {PRICES.paste}
            </label>
            <LinesField
              id={id}
              value={source.text}
              placeholder={PLACEHOLDER}
              spellCheck={false}
              autoComplete="off"
              aria-invalid={unread !== null || undefined}
              aria-describedby={problem === null ? undefined : `${id}problem`}
              onChange={({ target }) => setText(target.value)}
            />
          </>
        )}
        <FileChoice
          label={PRICES.file}
          accept=".csv,.txt,.tsv,.xlsx,.html,text/csv,text/plain,text/html"
          hint="Drop a CSV, TXT or XLSX"
          choose="choose a file"
          reading={opening}
          onCancel={stopOpening}
          isOver={isOver}
          onFile={(file) => void open(file)}
        />
        {problem !== null && (
          <Note tone="danger" role="alert" id={`${id}problem`}>
            {problem}
          </Note>
        )}
        <p className={styles.quiet}>
          Up to 50,000 rows. Price, cost and floor may be empty, not all of them. Of several rows of
          one code the last one counts. Nothing is sent anywhere.
        </p>
      </div>
    </Panel>
  )
}
