import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import type { BrandRow } from '@/domain/assortment/makeAssortment.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import { ConclusionFigures } from '@/features/page/Conclusion.tsx'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { MakeReport } from '@/features/reports/MakeReport.tsx'
import { together } from '@/lib/countryCode.ts'
import { plural } from '@/lib/text/plural.ts'
import { paths } from '@/routing/paths.ts'
import { assortmentQueryOf } from '@/routing/states/assortmentQuery.ts'
import type { AssortmentState } from '@/routing/states/assortmentState.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { RUN } from '@/words/runNames.ts'
import { assortmentFigures, assortmentSentence } from './assortmentSentence.ts'
import { progressInWords, queryInWords } from './assortmentWords.ts'
import type { AssortmentReading } from './useAssortment.ts'
import type { AssortmentSteps } from './useAssortmentSteps.ts'
import styles from './AssortmentHead.module.css'

type Props = {
  state: AssortmentState
  steps: AssortmentSteps
  reading: AssortmentReading
  groups: readonly (readonly string[])[]
  countries: readonly string[]
  /** The brands that the page shows now. */
  rows: readonly BrandRow[]
}

const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const

/** The head of the page: the query, the progress of its requests, and the actions for the whole assortment. */
export function AssortmentHead({ state, steps, reading, groups, countries, rows }: Props) {
  const search = { ...assortmentQueryOf(state), countries: state.countries }
  const { map: assortment, view } = reading
  const sentence = assortmentSentence(assortment, view.progress.state === 'done')
  const actions: PageAction[] = [
    {
      key: 'update',
      renderIn: () => (
        // The button is only marked as disabled while the assortment loads: a disabled element would lose the focus.
        <Button
          icon={<RotateCw />}
          aria-disabled={view.all === null || undefined}
          onClick={() => {
            if (view.all !== null) reading.askAgain()
          }}
        >
          {ASSORTMENT.askAgain}
        </Button>
      ),
    },
    ...(assortment.rows.length > 0
      ? [
          {
            key: 'export',
            renderIn: () => (
              <AssortmentExport state={state} countries={countries} reading={reading} rows={rows} />
            ),
          } satisfies PageAction,
          {
            key: 'report',
            onPhone: 'first',
            renderIn: () => (
              <AssortmentReport state={state} countries={countries} reading={reading} rows={rows} />
            ),
          } satisfies PageAction,
        ]
      : []),
  ]
  return (
    <PageHead
      title={ASSORTMENT.page}
      back={{ to: paths.search(search), label: ASSORTMENT.back }}
      meta={
        <>
          <span className={styles.query}>
            <bdi>{queryInWords(state)}</bdi>, in <b>{together(countries)}</b>
          </span>
          <AssortmentProgress reading={reading} />
        </>
      }
      actions={actions}
      more={ASSORTMENT.more}
      sentence={sentence}
      statistics={sentence && <ConclusionFigures items={assortmentFigures(assortment)} />}
    >
      <div className={styles.controls} data-commands={KEYBOARD.thisPage}>
        {groups.length > 1 && (
          <SelectField
            label={ASSORTMENT.country}
            options={groups.map((one) => ({ value: one.join(), label: together(one) }))}
            value={countries.join()}
            onChange={(shownIn) => steps.change({ shownIn })}
          />
        )}
        <Segmented
          label={ASSORTMENT.view}
          options={VIEWS}
          value={state.isList ? 'list' : 'grid'}
          onChange={(value, isMoved) => steps.change({ isList: value === 'list' }, isMoved)}
        />
      </div>
    </PageHead>
  )
}

/** The progress of the assortment’s requests: how many are answered, and what stopped the others. */
function AssortmentProgress({ reading }: { reading: AssortmentReading }) {
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
        <LangText>{words}</LangText>
      </span>
      {/* Pause and Resume are one button, so that the focus stays on it after a click and a second click undoes the first. */}
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

type AssortmentExportProps = {
  state: AssortmentState
  countries: readonly string[]
  reading: AssortmentReading
  /** The brands that the page shows now. */
  rows: readonly BrandRow[]
}

const countInWords = (rows: readonly BrandRow[]) => plural(rows.length, 'brand')

/** The menu that exports the assortment as a file: a row for each brand, a column for each merchant. */
function AssortmentExport({ state, countries, reading, rows }: AssortmentExportProps) {
  const { map: assortment, view } = reading
  const source = async () => {
    const { assortmentSheet: mapSheet } = await import('./assortmentSheet.ts')
    return mapSheet({ state, countries, assortment, view, rows, at: Date.now() })
  }
  return <ExportMenu label={`Export ${countInWords(rows)}`} source={source} layout="menu" />
}

function AssortmentReport({ state, countries, reading, rows }: AssortmentExportProps) {
  const { map: assortment, view } = reading
  const { mode } = useConnection()
  const source = async () => {
    const { assortmentReport: mapReport } = await import('./assortmentReport.ts')
    return mapReport({
      state,
      countries,
      assortment,
      view,
      rows,
      at: Date.now(),
      isDemo: mode === 'demo',
    })
  }
  const isWhole = view.progress.state === 'done'
  return (
    <MakeReport source={source} isWhole={isWhole} variant={isWhole ? 'primary' : 'secondary'} />
  )
}
