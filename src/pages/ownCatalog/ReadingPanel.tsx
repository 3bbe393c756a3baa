import type { FeedFormat, FeedPreview } from '../../catalog/ownCatalog.ts'
import { offeredCountries } from '../../lib/countries.ts'
import { DraftField } from '../../ui/fields/DraftField.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { OWN } from '../../words/ownCatalogNames.ts'
import styles from './ReadingPanel.module.css'
import type { FeedDraft } from './useFeedDraft.ts'

const FORMATS: { value: FeedFormat; label: string }[] = [
  { value: 'table', label: 'table: CSV, TSV' },
  { value: 'rss', label: 'RSS: XML' },
  { value: 'records', label: 'records: NDJSON, JSON' },
]

const SEPARATORS = [
  { value: ',', label: 'commas' },
  { value: ';', label: 'semicolons' },
  { value: '\t', label: 'tabs' },
  { value: '|', label: 'bars' },
] as const

const ENCODINGS = [
  ['utf-8', 'UTF-8'],
  ['utf-16le', 'UTF-16, little end first'],
  ['utf-16be', 'UTF-16, big end first'],
  ['windows-1252', 'Windows 1252, Western'],
  ['windows-1250', 'Windows 1250, Central European'],
  ['windows-1251', 'Windows 1251, Cyrillic'],
  ['iso-8859-15', 'ISO 8859-15, Western with €'],
  ['shift_jis', 'Shift JIS, Japanese'],
  ['gb18030', 'GB 18030, Chinese'],
] as const

/** The options, and what is chosen where it is none of them. */
const including = (options: { value: string; label: string }[], value: string) =>
  options.some((option) => option.value === value)
    ? options
    : [{ value, label: value === '' ? 'none' : value }, ...options]

type ReadingPanelProps = { feed: FeedDraft; preview: FeedPreview; name: string }

/** What the file is taken for, and what stands in for what its rows do not say. */
export function ReadingPanel({ feed, preview: { reading }, name }: ReadingPanelProps) {
  const { say, sayForm } = feed
  return (
    <Panel title={OWN.reading} meta={name} aria-busy={feed.reading !== null}>
      <div className={styles.choices}>
        <SelectField
          size="s"
          label={OWN.format}
          options={FORMATS}
          value={reading.format}
          onChange={(format) => sayForm({ format })}
        />
        <SelectField
          size="s"
          label={OWN.encoding}
          options={including(
            ENCODINGS.map(([value, label]) => ({ value, label })),
            reading.encoding,
          )}
          value={reading.encoding}
          onChange={(encoding) => sayForm({ encoding })}
        />
        {reading.format === 'table' && reading.separator !== null && (
          <SelectField
            size="s"
            label={OWN.separator}
            options={SEPARATORS}
            value={reading.separator}
            onChange={(separator) => sayForm({ separator })}
          />
        )}
      </div>
      <div className={styles.defaults}>
        <SelectField
          size="s"
          label={OWN.country}
          options={including(
            offeredCountries(undefined).map((one) => ({ value: one.code, label: one.name })),
            reading.country,
          )}
          value={reading.country}
          onChange={(country) => say({ country })}
        />
        <DraftField
          size="s"
          label={OWN.merchant}
          value={reading.merchant}
          onCommit={(text) => {
            const merchant = text.trim()
            if (merchant === '') return 'A merchant needs a name.'
            say({ merchant })
            return null
          }}
        />
      </div>
    </Panel>
  )
}
