import { useId, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { saveFile } from '@/components/ui/browser/saveFile.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { LinesField } from '@/components/ui/fields/LinesField.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { withChoices, type Report } from '@/domain/report/report.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { browserEnvironment } from '@/features/export/exportEnvironment.ts'
import { faultInWords } from '@/features/export/runExport.ts'
import { exportName } from '@/lib/sheet/exportName.ts'
import { XLSX_TYPE } from '@/lib/sheet/workbookParts.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { saveReport } from '@/storage/reports/reports.ts'
import { writeReportPage } from './page/reportPage.ts'
import { REPORT } from './reportNames.ts'
import { writeReportWorkbook } from './reportWorkbook.ts'
import styles from './ReportSheet.module.css'

type Props = {
  report: Report
  /** The path of the reported page, stored with the report; null if the report is stored already. */
  from: string | null
  onClose: () => void
}

const fileName = ({ title, at }: Report, format: 'html' | 'xlsx') =>
  exportName(`${title}, ${dayOf(at)}`, format, false)

/** A sheet for editing a report’s title, notes and parts before it is saved. */
export function ReportSheet({ report, from, onClose }: Props) {
  const { id: connectionId } = useConnection()
  const notesId = useId()
  const [title, setTitle] = useState(report.title)
  const [notes, setNotes] = useState(report.notes)
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string, isIn: boolean) => {
    const next = new Set(without)
    if (isIn) next.delete(key)
    else next.add(key)
    setWithout(next)
  }
  const save = async (format: 'html' | 'xlsx') => {
    const chosen = withChoices(report, { title, notes, without })
    const name = fileName(chosen, format)
    try {
      if (format === 'html') saveFile(name, writeReportPage(chosen), 'text/html;charset=utf-8')
      else saveFile(name, await writeReportWorkbook(chosen, browserEnvironment), XLSX_TYPE)
      toast(`Saved as “${isolated(name)}”`)
      onClose()
      if (from === null) return
      // The file is saved even if the report can’t be stored in the browser.
      await saveReport(connectionId, chosen, { from: { kind: 'page', path: from }, at: Date.now() })
    } catch (error) {
      toast(faultInWords(error), { tone: 'error' })
    }
  }
  return (
    <Sheet
      open
      title={REPORT.make}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button variant="primary" onClick={() => void save('html')}>
            {REPORT.save}
          </Button>
          <Button onClick={() => void save('xlsx')}>{REPORT.saveWorkbook}</Button>
        </div>
      }
    >
      <div className={styles.body}>
        <p className={styles.hint}>{REPORT.hint}</p>
        <TextField label={REPORT.title} value={title} onChange={setTitle} maxLength={120} />
        <div>
          <label htmlFor={notesId} className={styles.label}>
            {REPORT.notes}
          </label>
          <LinesField
            id={notesId}
            className={styles.notes}
            rows={5}
            maxLength={4000}
            value={notes}
            aria-describedby={`${notesId}hint`}
            onChange={(event) => setNotes(event.target.value)}
          />
          <p id={`${notesId}hint`} className={styles.hint}>
            {REPORT.notesHint}
          </p>
        </div>
        <fieldset className={styles.parts}>
          <legend>{REPORT.parts}</legend>
          {report.parts.map(({ key, title: label, meta }) => (
            <Checkbox
              key={key}
              label={label}
              description={meta}
              checked={!without.has(key)}
              onChange={(isIn) => toggle(key, isIn)}
            />
          ))}
        </fieldset>
      </div>
    </Sheet>
  )
}
