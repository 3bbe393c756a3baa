import ChevronRight from 'lucide-react/icons/chevron-right'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { AtOnceField } from '@/features/job-progress/steer/AtOnceField.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { OwnPricesPanel } from '@/features/pricing/OwnPricesPanel.tsx'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { inSentence } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { InputPanel, ReadAs } from './InputPanel.tsx'
import { InputPreview } from './InputPreview.tsx'
import { ReviewPanel, type NameOfCodes } from './ReviewPanel.tsx'
import { useCodesDraft, type CodesDraftState } from './useCodesDraft.ts'
import styles from './NewCollectionPage.module.css'

/** A new batch: its input, how it is read, and what it would check. */
export function NewCollectionPage() {
  const draft = useCodesDraft()
  const [name, setName] = useState('')
  const isPhone = usePhone()
  const review = <ReviewPanel draft={draft} name={name} onName={setName} />
  const previews = draft.inputs.map((input) => (
    <InputPreview key={input.kind} input={input} draft={draft} />
  ))
  // On a phone in the order of the steps; on a wide screen the input is beside what comes of it.
  return (
    <Frame className={styles.page}>
      <PageHead title={COLLECTIONS.new} />
      {isPhone ? (
        <div className={styles.stack}>
          <InputPanel draft={draft} />
          {review}
          {previews}
          <FoldedSettings draft={draft} name={name} onName={setName} />
          <p className={styles.note}>Nothing is sent until you click Start.</p>
          <OwnPricesPanel />
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <InputPanel draft={draft} />
            <Panel title={CODE_CHECK.howToAsk} padded>
              <HowToAsk draft={draft} />
            </Panel>
            <OwnPricesPanel />
          </div>
          <div className={styles.stack}>
            {review}
            {previews}
          </div>
        </div>
      )}
    </Frame>
  )
}

/** "us, names and pictures": what a batch asks, in one line that opens. */
function settingsInWords({ countries, settings }: CodesDraftState): string {
  return [
    shownCountries(countries),
    ...(settings.names ? [inSentence(CODE_CHECK.names)] : []),
  ].join(', ')
}

/** On a phone all that is chosen once is in a sheet. */
function FoldedSettings({ draft, name, onName }: { draft: CodesDraftState } & NameOfCodes) {
  return (
    <MobileSheet
      label={CODE_CHECK.howToAsk}
      triggerClassName={styles.settings}
      trigger={
        <>
          <SlidersHorizontal />
          <span className={styles.words}>
            <b>{CODE_CHECK.howToAsk}</b>
            <span>{settingsInWords(draft)}</span>
          </span>
          <ChevronRight />
        </>
      }
    >
      <TextField label={CODE_CHECK.name} value={name} onChange={onName} />
      <ReadAs value={draft.settings.as} onChange={(as) => draft.change({ as })} />
      <HowToAsk draft={draft} />
    </MobileSheet>
  )
}

/** What names cost: "up to 200 more requests; 12 codes are known already". */
function namingInWords({ known, withRun, later }: CodesDraftState['naming']): string {
  if (known + withRun === 0) return 'one more request for each code'
  return [
    withRun === 0 ? 'no further request' : `up to ${plural(withRun, 'request')} more`,
    ...(known === 0 ? [] : [`${plural(known, 'code')} already known`]),
    ...(later === 0 ? [] : [`${plural(later, 'code')} more on request after the check`]),
  ].join('; ')
}

/** How a batch asks: where, how many at a time, and what more than the prices. */
function HowToAsk({ draft }: { draft: CodesDraftState }) {
  const { countries, settings, change, plan, naming } = draft
  const isDeveloper = useDeveloper()
  const hasUrls = (plan?.counts.kinds.url ?? 0) > 0
  return (
    <div className={styles.fields}>
      <DataList
        shortNames
        items={[
          { label: 'Country', value: shownCountries(countries) },
          ...(isDeveloper ? [{ label: 'Retries', value: 'up to 3' }] : []),
        ]}
      />
      {isDeveloper && (
        <AtOnceField value={settings.atOnce} onChange={(atOnce) => change({ atOnce })} />
      )}
      <Checkbox
        label={CODE_CHECK.names}
        description={isDeveloper ? namingInWords(naming) : 'Takes a little longer'}
        checked={settings.names}
        onChange={(names) => change({ names })}
      />
      <Checkbox
        label={CODE_CHECK.otherForms}
        description="and variants of unknown links"
        checked={settings.otherForms}
        onChange={(otherForms) => change({ otherForms })}
      />
      {hasUrls && (
        <Checkbox
          label={CODE_CHECK.chain}
          description="for each link"
          checked={settings.chain}
          onChange={(chain) => change({ chain })}
        />
      )}
      {isDeveloper && (
        <p className={styles.note}>
          The service states no rate limit. The app slows down if the service has problems.
        </p>
      )}
    </div>
  )
}
