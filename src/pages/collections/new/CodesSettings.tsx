import ChevronRight from 'lucide-react/icons/chevron-right'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { AtOnceField } from '@/features/job-progress/steer/AtOnceField.tsx'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { inSentence } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import type { CodesDraftState } from './useCodesDraft.ts'
import styles from './CodesSettings.module.css'

const KINDS = [
  { value: 'auto', label: 'detect automatically' },
  { value: 'ean', label: 'EAN / UPC' },
  { value: 'url', label: 'Link' },
  { value: 'id', label: 'Product ID' },
  { value: 'title', label: 'Title' },
] as const

/** The settings of what a collection of codes looks up: in a panel, or on a phone in a sheet that one line opens. */
export function CodesSettings({ draft }: { draft: CodesDraftState }) {
  const isPhone = usePhone()
  return isPhone ? (
    <FoldedSettings draft={draft} />
  ) : (
    <Panel title={CODE_CHECK.howToAsk} padded>
      <SettingsFields draft={draft} />
    </Panel>
  )
}

/** The chosen settings in one line: "EAN / UPC, names and pictures". */
function settingsInWords({ settings }: CodesDraftState): string {
  const type = KINDS.find(({ value }) => value === settings.as)
  return [type?.label, settings.names && inSentence(CODE_CHECK.names)].filter(Boolean).join(', ')
}

/** The line that shows the settings and opens their sheet. */
function FoldedSettings({ draft }: { draft: CodesDraftState }) {
  return (
    <MobileSheet
      label={CODE_CHECK.howToAsk}
      triggerClassName={styles.line}
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
      <SettingsFields draft={draft} />
    </MobileSheet>
  )
}

/** How many requests the names take: "up to 200 requests more; 12 codes already known". */
function namingInWords({ known, withRun, later }: CodesDraftState['naming']): string {
  if (known + withRun === 0) return 'one more request for each code'
  return [
    withRun === 0 ? 'no further request' : `up to ${plural(withRun, 'request')} more`,
    ...(known === 0 ? [] : [`${plural(known, 'code')} already known`]),
    ...(later === 0 ? [] : [`${plural(later, 'code')} more on request after the check`]),
  ].join('; ')
}

function SettingsFields({ draft }: { draft: CodesDraftState }) {
  const { settings, change, plan, naming } = draft
  const isDeveloper = useDeveloper()
  const hasUrls = (plan?.counts.kinds.url ?? 0) > 0
  return (
    <div className={styles.fields}>
      <SelectField
        size="s"
        label={CODE_CHECK.readAs}
        options={KINDS}
        value={settings.as}
        onChange={(as) => change({ as })}
      />
      {isDeveloper && (
        <>
          <DataList shortNames items={[{ label: 'Retries', value: 'up to 3' }]} />
          <AtOnceField value={settings.atOnce} onChange={(atOnce) => change({ atOnce })} />
        </>
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
