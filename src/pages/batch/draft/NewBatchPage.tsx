import type { DraftTable } from '../../../model/batch/batchDraft.ts'
import type { InputReading } from '../../../model/batch/readInput.ts'
import { Corrections } from '../../../notices/Corrections.tsx'
import { OwnPricesPanel } from '../../../position/OwnPricesPanel.tsx'
import { AtOnceField } from '../../../runs/steer/AtOnceField.tsx'
import { useUrlState } from '../../../shell/useUrlState.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { DataList } from '../../../ui/tables/DataList.tsx'
import { Frame } from '../../../ui/panels/Frame.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { BATCH } from '../../../words/batchNames.ts'
import { codesInWords } from '../../../words/codesInWords.ts'
import { requestsInWords } from '../../../words/requestsInWords.ts'
import styles from '../BatchPage.module.css'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { InputPanel } from './InputPanel.tsx'
import { KeptBatches } from './KeptBatches.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { encodeBatch, decodeBatch } from '../batchState.ts'
import { useBatchDraft, type BatchDraft } from './useBatchDraft.ts'

/** Where a batch begins: its input, what it would ask, and the batches that are kept. */
export function NewBatchPage() {
  const { corrections } = useUrlState(decodeBatch, encodeBatch)
  const draft = useBatchDraft()
  return (
    <Frame className={styles.page}>
      <h1 className="vh">{BATCH.page}</h1>
      <Corrections list={corrections} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <InputPanel draft={draft} />
          <HowToAsk draft={draft} />
          <OwnPricesPanel />
        </div>
        <div className={styles.stack}>
          <InputColumns draft={draft} />
          <PreviewPanel draft={draft} />
          <KeptBatches />
        </div>
      </div>
    </Frame>
  )
}

/** Characters that may separate; where a text has them and its lines are not read, the reader has to have a say. */
const MAY_SEPARATE = /[\t;,|]/

/** Whether it has columns, or may have them. */
function isTable({ width, lines }: Extract<InputReading, { kind: 'read' }>): boolean {
  return (
    width > 1 ||
    lines.some(({ entry, text }) => entry.kind === 'invalid' && MAY_SEPARATE.test(text))
  )
}

/** The columns of the file, and of a text that is a table. */
function InputColumns({ draft }: { draft: BatchDraft }) {
  const { table, text, reading, chooseInTable, chooseInText, setTable } = draft
  const ofText = reading.text
  const hasChoice = ({ sheets, sheet, choices }: DraftTable) =>
    sheets.length > 1 ||
    choices.separator !== undefined ||
    (sheets[sheet]?.written && reading.table?.kind === 'read'
      ? isTable(reading.table)
      : reading.table?.kind !== 'read' || reading.table.width > 1)
  return (
    <>
      {table && reading.table && hasChoice(table) && (
        <ColumnsPanel
          name={table.name}
          table={table}
          reading={reading.table}
          onChoose={chooseInTable}
          onSheet={(sheet) => setTable({ ...table, sheet, choices: {} })}
        />
      )}
      {ofText.kind === 'read' && isTable(ofText) && text !== '' && (
        <ColumnsPanel
          name="the pasted table"
          table={null}
          reading={ofText}
          onChoose={chooseInText}
        />
      )}
    </>
  )
}

/** What names cost: "up to 200 more requests; 12 codes are known already". */
function namingInWords({ known, withRun, later }: BatchDraft['naming']): string {
  if (known + withRun === 0) return 'one more request for each code'
  return [
    withRun === 0 ? 'no request more' : `up to ${requestsInWords(withRun)} more`,
    ...(known === 0 ? [] : [`${codesInWords(known)} known already`]),
    ...(later === 0 ? [] : [`${codesInWords(later)} more on a press after the run`]),
  ].join('; ')
}

/** How a batch asks: where, how many at a time, and what more than the prices. */
function HowToAsk({ draft }: { draft: BatchDraft }) {
  const { countries, settings, change, plan, naming } = draft
  const hasUrls = (plan?.counts.kinds.url ?? 0) > 0
  return (
    <Panel title={BATCH.howToAsk} padded>
      <div className={styles.fields}>
        <DataList
          shortNames
          items={[
            { label: 'Country', value: countries.join(', ') },
            { label: 'Mode', value: settings.mode },
            { label: 'Tries', value: 'up to 3, 4 if told to wait' },
          ]}
        />
        <AtOnceField value={settings.atOnce} onChange={(atOnce) => change({ atOnce })} />
        <Checkbox
          label={BATCH.names}
          description={namingInWords(naming)}
          checked={settings.names}
          onChange={(names) => change({ names })}
        />
        <Checkbox
          label={BATCH.otherForms}
          description="and unknown links without tracking parameters"
          checked={settings.otherForms}
          onChange={(otherForms) => change({ otherForms })}
        />
        {hasUrls && (
          <Checkbox
            label={BATCH.chain}
            description="up to three more requests for each URL"
            checked={settings.chain}
            onChange={(chain) => change({ chain })}
          />
        )}
        <p className={styles.note}>
          The service states no rate limit; this app keeps to what is chosen here and slows down on
          errors.
        </p>
      </div>
    </Panel>
  )
}
