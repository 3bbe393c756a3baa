import { AtOnceField } from '../../runs/AtOnceField.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DataList } from '../../ui/DataList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { BATCH } from '../../words/batchNames.ts'
import { codesInWords } from '../../words/codesInWords.ts'
import { requestsInWords } from '../../words/requestsInWords.ts'
import styles from './HowToAsk.module.css'
import type { BatchDraft } from './useBatchDraft.ts'

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
export function HowToAsk({ draft }: { draft: BatchDraft }) {
  const { countries, settings, change, plan, naming } = draft
  const hasUrls = (plan?.counts.kinds.url ?? 0) > 0
  return (
    <Panel title={BATCH.howToAsk} padded>
      <div className={styles.fields}>
        <DataList
          shortNames
          items={[
            { label: 'Country, from the bar', value: countries.join(', ') },
            { label: 'Mode', value: settings.mode },
            { label: 'Tries', value: '3; 4 after a 429' },
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
          description="of what nobody knows: codes in other lengths, URLs without tracking"
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
