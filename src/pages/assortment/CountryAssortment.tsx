import SearchX from 'lucide-react/icons/search-x'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { BrandStatusMark } from '@/components/ui/figures/BrandStatusMark.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { chooseBrands } from '@/domain/assortment/chooseBrands.ts'
import { useAnnounceWork, type WorkNow } from '@/features/job-progress/steer/announceWork.ts'
import { countsInWords, workNow } from '@/features/job-progress/steer/runWords.ts'
import { AssortmentTabs } from '@/features/page/AssortmentTabs.tsx'
import type { AssortmentView } from '@/jobs/assortment/assortmentJob.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { assortmentQueryOf } from '@/routing/states/assortmentQuery.ts'
import type { AssortmentState } from '@/routing/states/assortmentState.ts'
import { ladderOf, ASSORTMENT } from '@/words/assortmentNames.ts'
import { AssortmentControls } from './AssortmentControls.tsx'
import { AssortmentHead } from './AssortmentHead.tsx'
import { AssortmentList } from './AssortmentList.tsx'
import { AssortmentNotices } from './AssortmentNotices.tsx'
import { brandsInWords, assortmentTitle, progressInWords } from './assortmentWords.ts'
import { AssortmentGrid } from './grid/AssortmentGrid.tsx'
import { ClosedBrand } from './grid/closedBrand.ts'
import { useStableRows } from './grid/useStableRows.ts'
import { useAssortment, type AssortmentReading } from './useAssortment.ts'
import { useAssortmentSteps, type AssortmentSteps } from './useAssortmentSteps.ts'
import styles from './CountryAssortment.module.css'

// Loaded on demand, because most users read the grid before they open a ladder.
const LadderPanel = lazy(async () => ({
  default: (await import('./ladder/LadderPanel.tsx')).LadderPanel,
}))

type Props = {
  state: AssortmentState
  groups: readonly (readonly string[])[]
  /** The countries of the shown group. */
  countries: readonly string[]
}

/**
 * Returns the brand whose ladder was closed last, so that its row gets the focus back; '' while a ladder is open, and before any
 * was closed.
 */
function useClosed(brand: string): string {
  const [last, setLast] = useState(brand)
  if (brand !== '' && brand !== last) setLast(brand)
  return brand === '' ? last : ''
}

/** The progress of an assortment as the live region announces it: its counts are requests, and every answer counts as done. */
function assortmentNow(name: string, view: AssortmentView): WorkNow {
  const { progress } = view
  const others = countsInWords({ done: 0, notFound: 0, failed: progress.failed })
  const requests = progressInWords(view)
  return {
    ...workNow(name, { role: 'here', progress }),
    counts: others === '' ? requests : `${requests}, ${others}`,
  }
}

/** The assortment of one group of countries: a single country, or several that the service answers together. */
export function CountryAssortment({ state, groups, countries }: Props) {
  const reading = useAssortment(state, countries)
  const steps = useAssortmentSteps(state)
  const { map: assortment, view } = reading
  const { show, least, order, find } = state
  const chosen = useMemo(
    () => chooseBrands(assortment, { show, least, order, find }),
    [assortment, show, least, order, find],
  )
  const isRunning = view.progress.state === 'running'
  const choice = [show, least, find, ...reading.me].join('\n')
  const rows = useStableRows(chosen, isRunning, `${choice}\n${order}`)
  const hasUnknown = useMemo(
    () => rows.some(({ cells }) => cells.some(({ kind }) => kind === 'unknown')),
    [rows],
  )
  const { brand } = state
  const spellings = useMemo(
    () => assortment.rows.find((row) => row.spellings.includes(brand))?.spellings ?? [brand],
    [assortment.rows, brand],
  )
  const ownMerchants = useMemo(
    () => assortment.columns.flatMap(({ isOwn, merchant }) => (isOwn ? [merchant] : [])),
    [assortment.columns],
  )
  const isDone = view.progress.state === 'done'
  const closed = useClosed(brand)
  const { job } = reading
  useAnnounceWork('assortment', job, () => ({
    now: () => assortmentNow(assortmentTitle(state, countries), job.view()),
    subscribe: job.subscribe,
  }))
  useAnnounceBrandCount(choice, rows.length, brandsInWords(assortment))

  const isEmpty = view.all !== null && assortment.rows.length === 0 && isDone
  const Body = state.isList ? AssortmentList : AssortmentGrid
  return (
    <>
      <AssortmentHead
        state={state}
        steps={steps}
        reading={reading}
        groups={groups}
        countries={countries}
        rows={rows}
      />
      <AssortmentTabs state={state} />
      {!isEmpty && !state.isLadder && (
        <AssortmentControls state={state} steps={steps} reading={reading} />
      )}
      <AssortmentNotices state={state} countries={countries} reading={reading} rows={rows} />
      {isEmpty && (
        <NoBrands state={state} countries={countries} numFound={view.all?.numFound ?? 0} />
      )}
      {!isEmpty && state.isLadder && (
        <LadderView {...{ state, steps, countries, spellings, reading }} />
      )}
      {!isEmpty && !state.isLadder && (view.all !== null || view.failure === null) && (
        <ClosedBrand value={closed}>
          <Panel
            className={state.isList ? '' : styles.grid}
            title={ASSORTMENT.grid}
            meta="Listings matching your search; a product may have several"
            aria-busy={isRunning}
          >
            {view.all === null ? (
              <Waiting />
            ) : (
              <Body state={state} countries={countries} assortment={assortment} rows={rows} />
            )}
            <AssortmentLegend
              hasOwn={ownMerchants.length > 0}
              count={
                view.all === null
                  ? ''
                  : `${formatCount(rows.length)} of ${brandsInWords(assortment)}`
              }
              hasUnknown={hasUnknown}
            />
          </Panel>
        </ClosedBrand>
      )}
    </>
  )
}

type LadderProps = {
  state: AssortmentState
  steps: AssortmentSteps
  countries: readonly string[]
  /** The chosen brand in each of the service's spellings. */
  spellings: readonly string[]
  reading: AssortmentReading
}

/** The view of one brand’s prices. Its list of brands is complete once the query for all merchants is answered. */
function LadderView({ state, steps, countries, spellings, reading }: LadderProps) {
  const { map: assortment, view } = reading
  const { brand } = state
  const brands = assortment.rows.map((row) => ({
    value: row.spellings.includes(brand) ? brand : (row.spellings[0] ?? ''),
    label: row.brand,
  }))
  return (
    <>
      <div className={styles.brand}>
        <SelectField
          label={ASSORTMENT.brandOfLadder}
          value={brand}
          options={[{ value: '', label: 'choose one' }, ...brands]}
          onChange={(value) => steps.change({ brand: value, isLadder: true })}
        />
      </div>
      {brand === '' && view.all !== null && (
        <Panel>
          <EmptyState title="Choose a brand">
            The price ladder shows where each merchant’s prices of a brand lie, and yours beside
            them.
          </EmptyState>
        </Panel>
      )}
      {brand === '' && view.all === null && <Waiting />}
      {brand !== '' && view.all !== null && (
        <Suspense fallback={<Panel title={ladderOf(brand)}>{null}</Panel>}>
          <LadderPanel {...{ state, steps, countries, spellings }} ownMerchants={reading.mine} />
        </Suspense>
      )}
    </>
  )
}

/** Announces how many brands are shown whenever the user shows another choice of brands. */
function useAnnounceBrandCount(choice: string, shown: number, of: string): void {
  const announced = useRef(choice)
  useEffect(() => {
    if (announced.current === choice) return
    announced.current = choice
    announce(`${formatCount(shown)} of ${of} shown`)
  }, [choice, shown, of])
}

const LINES = 12

/**
 * The placeholder of the assortment: the merchants, which are its columns, are unknown until the query for all of them is answered.
 */
function Waiting() {
  return (
    <div className={styles.waiting}>
      {Array.from({ length: LINES }, (_, line) => (
        <Skeleton key={line} height={14} />
      ))}
    </div>
  )
}

type NoBrandsProps = { state: AssortmentState; countries: readonly string[]; numFound: number }

function NoBrands({ state, countries, numFound }: NoBrandsProps) {
  const search = paths.search({ ...assortmentQueryOf(state), countries: [...countries] })
  return (
    <Panel>
      <EmptyState
        icon={<SearchX />}
        title={numFound === 0 ? 'No products found' : 'The service counts no brands here'}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to={search}>
            {ASSORTMENT.back}
          </Link>
        }
      >
        {numFound === 0
          ? `${assortmentTitle(state, countries)}: there are no products.`
          : 'It doesn’t provide the brand counts that this page needs.'}
      </EmptyState>
    </Panel>
  )
}

type AssortmentLegendProps = {
  hasOwn: boolean
  /** How many brands are shown, "12 of 201 brands"; '' until the number is known. */
  count: string
  /** Whether any cell is unknown. */
  hasUnknown: boolean
}

const HEATS = [12, 30, 50, 70, 84]

/** The legend of the grid: what the shades and signs of the cells mean, and how many brands there are. */
function AssortmentLegend({ hasOwn, count, hasUnknown }: AssortmentLegendProps) {
  return (
    <div className={styles.legend}>
      {hasOwn && (
        <>
          <span>
            <BrandStatusMark kind="gap" className={styles.cell} />
            you don’t sell it
          </span>
          <span>
            <BrandStatusMark kind="only" className={styles.cell} />
            only you sell it
          </span>
        </>
      )}
      {hasUnknown && (
        <span>
          <BrandStatusMark kind="unknown" className={styles.cell}>
            ?
          </BrandStatusMark>
          unknown: the merchant’s list may be incomplete
        </span>
      )}
      <span className={styles.shades}>
        fewer
        <span className={styles.heat}>
          {HEATS.map((heat) => (
            <i key={heat} style={cssVars({ '--heat': `${heat}%` })} />
          ))}
        </span>
        more products
      </span>
      <span className={styles.quiet}>
        Click a cell to search its products, a brand to see its prices
      </span>
      <span className={styles.count}>{count}</span>
    </div>
  )
}
