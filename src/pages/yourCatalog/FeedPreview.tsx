import FileUp from 'lucide-react/icons/file-up'
import X from 'lucide-react/icons/x'
import { publishHeight } from '@/components/ui/browser/publishHeight.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { DraftField } from '@/components/ui/fields/DraftField.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { withReply } from '@/features/import/preview/changeAnswers.ts'
import { FileActions } from '@/features/import/preview/FileActions.tsx'
import { ImportPreview } from '@/features/import/preview/ImportPreview.tsx'
import type { ImportReadingState } from '@/features/import/preview/useImportReading.ts'
import type { CatalogRow, ImportRead } from '@/features/import/reading.ts'
import { offeredCountries } from '@/lib/countries.ts'
import { formatBytes } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { FEED_FILES } from './FeedInput.tsx'
import { whyNotImport } from './whyNotImport.ts'
import styles from './FeedPreview.module.css'

type FeedPreviewProps = {
  feed: ImportReadingState<'catalog'>
  reading: ImportRead<CatalogRow>
  /** Whether a catalog is stored already. */
  hasEarlier: boolean
  onFile: (file: File) => void
  onRemove: () => void
  onImport: () => void
}

/** The preview of a feed: how it is read, the defaults for missing values, and the button that imports it. */
export function FeedPreview(props: FeedPreviewProps) {
  const { feed, reading, onFile, onRemove } = props
  return (
    <>
      <Defaults feed={feed} reading={reading} />
      <ImportPreview
        key={reading.file.name}
        reading={reading}
        answers={feed.answers}
        onAnswers={feed.setAnswers}
        isBusy={feed.isBusy}
        remembered={feed.remembered}
        actions={
          <FileActions
            label={OWN_CATALOG.file}
            accept={FEED_FILES}
            onFile={onFile}
            fileInProgress={feed.fileInProgress}
            onCancel={feed.cancel}
          >
            <IconButton size="s" icon={<X />} label={OWN_CATALOG.removeFile} onClick={onRemove} />
          </FileActions>
        }
      />
      <ImportBar {...props} />
    </>
  )
}

const COUNTRIES = offeredCountries(undefined).map(({ code, name }) => ({
  value: code,
  label: name,
}))

/** The countries to choose from, including the chosen country if the usual ones lack it. */
const countriesWith = (country: string) =>
  COUNTRIES.some(({ value }) => value === country)
    ? COUNTRIES
    : [{ value: country, label: country === '' ? 'Choose' : country.toUpperCase() }, ...COUNTRIES]

function Defaults({ feed, reading }: Pick<FeedPreviewProps, 'feed' | 'reading'>) {
  const { country = '', merchant = '' } = reading.defaults ?? {}
  const replies = feed.answers.replies ?? {}
  const setDefault = (key: 'country' | 'merchant', value: string) =>
    feed.setAnswers(withReply(feed.answers, key, value))
  return (
    <Panel aria-label={OWN_CATALOG.defaults} padded>
      <div className={styles.defaults}>
        <p>{OWN_CATALOG.defaults}:</p>
        <SelectField
          size="s"
          label={OWN_CATALOG.country}
          options={countriesWith(replies['country'] ?? country)}
          value={replies['country'] ?? country}
          onChange={(code) => setDefault('country', code)}
        />
        <DraftField
          size="s"
          label={OWN_CATALOG.merchant}
          value={replies['merchant'] ?? merchant}
          onCommit={(text) => {
            const name = text.trim()
            if (name === '') return 'Enter the name of the merchant.'
            if (name !== merchant) setDefault('merchant', name)
            return null
          }}
        />
      </div>
    </Panel>
  )
}

/**
 * A ref callback that publishes the height of the bar: the bar covers the end of the preview, and focused elements must stay
 * visible above it.
 */
function publishBarHeight(bar: HTMLElement | null) {
  return bar ? publishHeight('--bar-import', bar) : undefined
}

function ImportBar({ feed, reading, hasEarlier, onImport }: FeedPreviewProps) {
  const why = whyNotImport(reading)
  const { used } = reading.counts
  return (
    <Panel ref={publishBarHeight} aria-label={OWN_CATALOG.import} padded className={styles.bar}>
      <div className={styles.import} data-commands={KEYBOARD.thisPage}>
        <p>
          {hasEarlier
            ? 'The catalog you have stays until this one is complete.'
            : 'It stays in this browser until you remove it.'}{' '}
          Nothing leaves this browser.
        </p>
        <div className={styles.action}>
          {why !== null && <span>{why}</span>}
          <Button
            variant="primary"
            icon={<FileUp />}
            sub={formatBytes(reading.file.bytes)}
            disabled={why !== null || feed.isBusy}
            onClick={onImport}
          >
            {reading.isBeginning
              ? OWN_CATALOG.import
              : `${OWN_CATALOG.import} ${plural(used, 'row')}`}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
