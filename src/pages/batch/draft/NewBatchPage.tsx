import ChevronRight from 'lucide-react/icons/chevron-right'
import History from 'lucide-react/icons/history'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { shownCountries } from '../../../lib/countryCode.ts'
import { formatCount, inSentence } from '../../../lib/numbers/format.ts'
import type { DraftTable } from '../../../model/batch/batchDraft.ts'
import type { InputReading } from '../../../model/batch/readInput.ts'
import { Corrections } from '../../../notices/Corrections.tsx'
import { useBatches } from '../../../queries/kept/useBatches.ts'
import { PageHeading } from '../../../shell/PageHeading.tsx'
import { usePhone } from '../../../ui/browser/usePhone.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Folded } from '../../../ui/layers/Folded.tsx'
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
import { InputPanel, ReadAs } from './InputPanel.tsx'
import { KEPT_BATCHES, KeptBatches } from './KeptBatches.tsx'
import { PreviewPanel, type NameOfBatch } from './PreviewPanel.tsx'
import { encodeBatch, decodeBatch } from '../batchState.ts'
import { useBatchDraft, type BatchDraft } from './useBatchDraft.ts'

/** Where a batch begins: its input, what it would ask, and the batches that are kept. */
export function NewBatchPage() {
  const { corrections } = useUrlState(decodeBatch, encodeBatch)
  const draft = useBatchDraft()
  const [name, setName] = useState('')
  const isPhone = usePhone()
  const preview = <PreviewPanel draft={draft} name={name} onName={setName} />
  // On a phone in the order in which one goes; on a wide screen what is given stands beside what comes of it.
  return (
    <Frame className={styles.page}>
      {isPhone && (
        <div className={styles.newHead}>
          <PageHeading>{BATCH.newBatch}</PageHeading>
          <ToEarlier />
        </div>
      )}
      <Corrections list={corrections} />
      {isPhone ? (
        <div className={styles.stack}>
          <InputPanel draft={draft} />
          <InputColumns draft={draft} />
          {preview}
          <FoldedSettings draft={draft} name={name} onName={setName} />
          <p className={styles.note}>Nothing is sent until you press Start.</p>
          <OwnPricesPanel />
          <KeptBatches />
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <InputPanel draft={draft} />
            <Panel title={BATCH.howToAsk} padded>
              <HowToAsk draft={draft} />
            </Panel>
            <OwnPricesPanel />
          </div>
          <div className={styles.stack}>
            <InputColumns draft={draft} />
            {preview}
            <KeptBatches />
          </div>
        </div>
      )}
    </Frame>
  )
}

/** Down to the batches that are kept; nothing where there are none. */
function ToEarlier() {
  const { data } = useBatches()
  if ((data?.batches.length ?? 0) === 0) return null
  return (
    <Button
      variant="link"
      icon={<History />}
      onClick={() => {
        const kept = document.getElementById(KEPT_BATCHES)
        kept?.scrollIntoView({ block: 'start' })
        kept?.focus({ preventScroll: true })
      }}
    >
      {BATCH.earlier}
    </Button>
  )
}

/** "us, names and pictures, 4 at once": what a batch asks, in one line that opens. */
function settingsInWords({ countries, settings }: BatchDraft): string {
  return [
    shownCountries(countries),
    ...(settings.names ? [inSentence(BATCH.names)] : []),
    `${formatCount(settings.atOnce)} at once`,
    'up to 3 tries',
  ].join(', ')
}

/** On a phone all that is chosen once, behind one line. */
function FoldedSettings({ draft, name, onName }: { draft: BatchDraft } & NameOfBatch) {
  return (
    <Folded
      label={BATCH.howToAsk}
      triggerClassName={styles.settings}
      trigger={
        <>
          <SlidersHorizontal />
          <span className={styles.words}>
            <b>{BATCH.howToAsk}</b>
            <span>{settingsInWords(draft)}</span>
          </span>
          <ChevronRight />
        </>
      }
    >
      <TextField label={BATCH.name} value={name} onChange={onName} />
      <ReadAs value={draft.settings.as} onChange={(as) => draft.change({ as })} />
      <HowToAsk draft={draft} />
    </Folded>
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
    withRun === 0 ? 'no further request' : `up to ${requestsInWords(withRun)} more`,
    ...(known === 0 ? [] : [`${codesInWords(known)} known already`]),
    ...(later === 0 ? [] : [`${codesInWords(later)} more on a press after the run`]),
  ].join('; ')
}

/** How a batch asks: where, how many at a time, and what more than the prices. */
function HowToAsk({ draft }: { draft: BatchDraft }) {
  const { countries, settings, change, plan, naming } = draft
  const hasUrls = (plan?.counts.kinds.url ?? 0) > 0
  return (
    <div className={styles.fields}>
      <DataList
        shortNames
        items={[
          { label: 'Country', value: shownCountries(countries) },
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
        description="and variants of unknown links, up to nine more requests for each"
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
  )
}
