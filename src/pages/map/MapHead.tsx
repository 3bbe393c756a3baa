import Check from 'lucide-react/icons/check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { together } from '../../lib/countryCode.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import type { BrandRow } from '../../model/whiteSpace/whiteSpaceMap.ts'
import { MakeReport } from '../../report/MakeReport.tsx'
import { isUnfinished } from '../../runs/steer/runWords.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import type { MapState } from '../../url/states/mapState.ts'
import { paths } from '../../url/paths.ts'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { MAP } from '../../words/mapNames.ts'
import { RUN } from '../../words/runNames.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import styles from './MapHead.module.css'
import { progressInWords, queryInWords } from './mapWords.ts'
import type { MapReading } from './useMap.ts'
import type { MapSteps } from './useMapSteps.ts'

type Props = {
  state: MapState
  steps: MapSteps
  reading: MapReading
  groups: readonly (readonly string[])[]
  countries: readonly string[]
  /** Brands that are shown. */
  rows: readonly BrandRow[]
}

const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const

/** What is mapped, how far the asking is, and what can be done with the map as a whole. */
export function MapHead({ state, steps, reading, groups, countries, rows }: Props) {
  const { q, words, category, division } = state
  const search = { q, words, category, division, countries: state.countries }
  const { map, view } = reading
  return (
    <header className={styles.head}>
      <Link
        to={paths.search(search)}
        className={buttonClass({ variant: 'quiet', iconOnly: true })}
        aria-label={MAP.back}
      >
        <ChevronLeft />
      </Link>
      <PageHeading>{MAP.page}</PageHeading>
      <p className={styles.query}>
        <bdi>{queryInWords(state)}</bdi>, in <b>{together(countries)}</b>
      </p>
      <Asking reading={reading} />
      <div className={styles.controls} data-commands={KEYBOARD.thisPage}>
        {groups.length > 1 && (
          <SelectField
            label={MAP.country}
            options={groups.map((one) => ({ value: one.join(), label: together(one) }))}
            value={countries.join()}
            onChange={(shownIn) => steps.change({ shownIn })}
          />
        )}
        {/* It stays while its answer is awaited, and keeps the focus that its press was made with. */}
        <Button
          variant="quiet"
          icon={<RotateCw />}
          aria-disabled={view.all === null || undefined}
          onClick={() => {
            if (view.all !== null) reading.askAgain()
          }}
        >
          {MAP.askAgain}
        </Button>
        <Segmented
          label={MAP.view}
          options={VIEWS}
          value={state.isList ? 'list' : 'grid'}
          onChange={(value, isMoved) => steps.change({ isList: value === 'list' }, isMoved)}
        />
        {map.rows.length > 0 && (
          <MapExport state={state} countries={countries} reading={reading} rows={rows} />
        )}
      </div>
    </header>
  )
}

/** How many requests are answered, and what stops them. */
function Asking({ reading }: { reading: MapReading }) {
  const { job, view } = reading
  const { state, total, done, notFound } = view.progress
  const words = progressInWords(view)
  const canGoOn = (state === 'paused' || state === 'cancelled') && isUnfinished(view.progress)
  return (
    <div className={styles.asking}>
      <progress
        className={styles.progress}
        aria-label={RUN.progress}
        aria-valuetext={words}
        max={Math.max(1, total)}
        value={done + notFound}
      />
      <span className={styles.words}>
        {state === 'done' && <Check />}
        <Localized>{words}</Localized>
      </span>
      {/* One button, so that the focus stays on what undoes its press. */}
      {(state === 'running' || canGoOn) && (
        <IconButton
          size="s"
          label={canGoOn ? RUN.goOn : RUN.pause}
          icon={canGoOn ? <Play /> : <Pause />}
          onClick={() => (canGoOn ? job.resume() : job.pause())}
        />
      )}
      {(state === 'running' || state === 'paused') && (
        <IconButton size="s" label={RUN.cancel} icon={<X />} onClick={() => job.cancel()} />
      )}
    </div>
  )
}

type MapExportProps = {
  state: MapState
  countries: readonly string[]
  reading: MapReading
  /** Brands that are shown. */
  rows: readonly BrandRow[]
}

/** The map as a file: a row for each brand, a column for each merchant. */
function MapExport({ state, countries, reading, rows }: MapExportProps) {
  const { map, view } = reading
  const source = async () => {
    const { mapSheet } = await import('./mapSheet.ts')
    return mapSheet({ state, countries, map, view, rows, at: Date.now() })
  }
  const { way } = useConnection()
  const report = async () => {
    const { mapReport } = await import('./mapReport.ts')
    return mapReport({ state, countries, map, view, rows, at: Date.now(), isDemo: way === 'demo' })
  }
  const count = rows.length === 1 ? '1 brand' : `${formatCount(rows.length)} brands`
  return (
    <>
      <MakeReport source={report} isWhole={view.progress.state === 'done'} />
      <ExportMenu
        label={`Export ${count}`}
        source={source}
        look="menu"
        variant="primary"
        signOnPhone
      />
    </>
  )
}
