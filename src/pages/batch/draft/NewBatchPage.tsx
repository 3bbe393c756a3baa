import ChevronRight from 'lucide-react/icons/chevron-right'
import History from 'lucide-react/icons/history'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { shownCountries } from '../../../lib/countryCode.ts'
import { formatCount, inSentence } from '../../../lib/numbers/format.ts'
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
import { InputPanel, ReadAs } from './InputPanel.tsx'
import { InputPreview } from './InputPreview.tsx'
import { KEPT_BATCHES, KeptBatches } from './KeptBatches.tsx'
import { ReviewPanel, type NameOfBatch } from './ReviewPanel.tsx'
import { encodeBatch, decodeBatch } from '../batchState.ts'
import { useBatchDraft, type BatchDraftState } from './useBatchDraft.ts'

/** A new batch: its input, how it is read, what it would check, and the batches that are saved. */
export function NewBatchPage() {
  const { corrections } = useUrlState(decodeBatch, encodeBatch)
  const draft = useBatchDraft()
  const [name, setName] = useState('')
  const isPhone = usePhone()
  const review = <ReviewPanel draft={draft} name={name} onName={setName} />
  const previews = draft.inputs.map((input) => (
    <InputPreview key={input.kind} input={input} draft={draft} />
  ))
  // On a phone in the order of the steps; on a wide screen the input is beside what comes of it.
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
          {review}
          {previews}
          <FoldedSettings draft={draft} name={name} onName={setName} />
          <p className={styles.note}>Nothing is sent until you click Start.</p>
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
            {review}
            {previews}
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
function settingsInWords({ countries, settings }: BatchDraftState): string {
  return [
    shownCountries(countries),
    ...(settings.names ? [inSentence(BATCH.names)] : []),
    `${formatCount(settings.atOnce)} at once`,
    'up to 3 tries',
  ].join(', ')
}

/** On a phone all that is chosen once is in a sheet. */
function FoldedSettings({ draft, name, onName }: { draft: BatchDraftState } & NameOfBatch) {
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

/** What names cost: "up to 200 more requests; 12 codes are known already". */
function namingInWords({ known, withRun, later }: BatchDraftState['naming']): string {
  if (known + withRun === 0) return 'one more request for each code'
  return [
    withRun === 0 ? 'no further request' : `up to ${requestsInWords(withRun)} more`,
    ...(known === 0 ? [] : [`${codesInWords(known)} known already`]),
    ...(later === 0 ? [] : [`${codesInWords(later)} more on a press after the run`]),
  ].join('; ')
}

/** How a batch asks: where, how many at a time, and what more than the prices. */
function HowToAsk({ draft }: { draft: BatchDraftState }) {
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
