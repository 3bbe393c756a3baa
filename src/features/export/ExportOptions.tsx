import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import type { ExportChoice, ExportFormat } from '@/lib/sheet/exportChoice.ts'
import { saveExportChoice, readExportChoice } from '@/storage/preferences/exportChoice.ts'
import { DECIMALS, EXPORT, FORMATS, saveRows, SEPARATORS } from '@/words/exportNames.ts'
import type { ExportRequest } from './exportNow.ts'
import type { ExportOffer } from './exportOffer.ts'
import styles from './ExportPanel.module.css'

type Props = { offer: ExportOffer; onSave: (exportRequest: ExportRequest) => void }

const options = <Value extends string>(names: Record<Value, string>) =>
  // `names` has a key for each value.
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }))

function hintOf(format: ExportFormat, plainCodes: boolean, receivedLabel: string): string {
  switch (format) {
    case 'csv':
      return plainCodes
        ? 'Codes stay as they are; formulas aren’t run.'
        : 'Codes are saved as text; formulas don’t run.'
    case 'xlsx':
      return 'Numbers, dates and codes have their own types.'
    case 'json':
      return `${receivedLabel}: missing, null and empty values stay distinct.`
    case 'copy':
      return 'For pasting into a spreadsheet; codes stay text.'
  }
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}

/** The choices of what to export and how. They are remembered, except for the rows, which differ each time. */
export function ExportOptions({ offer, onSave }: Props) {
  const { columns, shown, rows, filtered, received } = offer
  const [choice, setChoice] = useState(readExportChoice)
  const [which, setWhich] = useState<'filtered' | 'all'>(filtered === null ? 'all' : 'filtered')
  const change = (changes: Partial<ExportChoice>) => {
    const next = { ...choice, ...changes }
    setChoice(next)
    saveExportChoice(next)
  }
  const format = choice.format === 'json' && received === null ? 'csv' : choice.format
  const isTable = format !== 'json'
  const isByRow = isTable || offer.isReceivedByRow
  const count = which === 'filtered' ? (filtered ?? rows) : rows
  return (
    // The options are not a form, because the menu may be inside one.
    <div className={styles.options}>
      <Field label={EXPORT.format}>
        <Segmented
          fill
          size="s"
          label={EXPORT.format}
          options={options(FORMATS).filter(({ value }) => value !== 'json' || received !== null)}
          value={format}
          onChange={(value) => change({ format: value })}
        />
        <span className={styles.hint}>{hintOf(format, choice.plainCodes, received ?? '')}</span>
      </Field>
      {isByRow && filtered !== null && (
        <Field label={EXPORT.rows}>
          <Segmented
            fill
            size="s"
            label={EXPORT.rows}
            options={[
              { value: 'filtered', label: `Filtered, ${formatCount(filtered)}` },
              { value: 'all', label: `All, ${formatCount(rows)}` },
            ]}
            value={which}
            onChange={setWhich}
          />
        </Field>
      )}
      {isTable && shown !== null && (
        <Field label={EXPORT.columns}>
          <Segmented
            fill
            size="s"
            label={EXPORT.columns}
            options={[
              { value: 'shown', label: `Shown, ${formatCount(shown)}` },
              { value: 'all', label: `All, ${formatCount(columns)}` },
            ]}
            value={choice.columns}
            onChange={(value) => change({ columns: value })}
          />
        </Field>
      )}
      {(format === 'csv' || format === 'copy') && (
        <div className={styles.pair}>
          {format === 'csv' && (
            <SelectField
              size="s"
              label={EXPORT.separator}
              options={options(SEPARATORS)}
              value={choice.separator}
              onChange={(separator) => change({ separator })}
            />
          )}
          <SelectField
            size="s"
            label={EXPORT.decimals}
            options={options(DECIMALS)}
            value={choice.decimal}
            onChange={(decimal) => change({ decimal })}
          />
        </div>
      )}
      {format === 'csv' && (
        <>
          <Checkbox
            label={EXPORT.plainCodes}
            description="For other programs: a spreadsheet drops leading zeros"
            checked={choice.plainCodes}
            onChange={(plainCodes) => change({ plainCodes })}
          />
          <Checkbox
            label={EXPORT.mark}
            description="So that Excel shows all letters correctly"
            checked={choice.mark}
            onChange={(mark) => change({ mark })}
          />
        </>
      )}
      {isTable && (
        <Checkbox
          label={EXPORT.head}
          description="Adds the source, date, country, row count and currency"
          checked={choice.head}
          onChange={(head) => change({ head })}
        />
      )}
      <Button
        variant="primary"
        icon={format === 'copy' ? <Copy /> : <Download />}
        disabled={isByRow && count === 0}
        onClick={() => onSave({ format, which })}
      >
        {saveRows(format, count)}
      </Button>
    </div>
  )
}
