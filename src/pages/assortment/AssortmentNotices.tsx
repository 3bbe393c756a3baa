import { Button } from '@/components/ui/buttons/Button.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { isFilterIgnored } from '@/domain/assortment/isFilterIgnored.ts'
import type { BrandRow, AssortmentColumn } from '@/domain/assortment/makeAssortment.ts'
import { unknownCells } from '@/domain/assortment/unknownCells.ts'
import { formatOwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { RunTrouble } from '@/features/job-progress/steer/RunTrouble.tsx'
import { RequestError } from '@/features/messages/failure/RequestError.tsx'
import { ChooseMerchantNote } from '@/features/pricing/ChooseMerchantNote.tsx'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import { MOST_MERCHANTS } from '@/jobs/assortment/assortmentJob.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import type { AssortmentState } from '@/routing/states/assortmentState.ts'
import { checkCells, loadMoreMerchants } from '@/words/assortmentNames.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { tryFailedAgain } from '@/words/runNames.ts'
import type { AssortmentReading } from './useAssortment.ts'

type Props = {
  state: AssortmentState
  countries: readonly string[]
  reading: AssortmentReading
  /** The brands that the page shows now: only their cells are requested. */
  rows: readonly BrandRow[]
}

/** The most uncertain cells that one click requests. */
const MOST_CELLS = 200

/**
 * Notices about what makes the counts uncertain: brand lists that may be cut, and merchants that were not requested or not loaded.
 */
export function AssortmentNotices({ state, countries, reading, rows }: Props) {
  const {
    view,
    map: assortment,
    me: ownMerchantsHere,
    mine: ownMerchants,
    isLookingForMine: isSearchingOwn,
  } = reading
  const isDone = view.progress.state === 'done'
  return (
    <>
      <Trouble reading={reading} />
      <OpenLists reading={reading} rows={rows} />
      {isDone && isFilterIgnored(view) && (
        <Note tone="warn" title="All merchants returned the same results.">
          The service seems to ignore the merchant filter, so the columns don’t show their
          merchants.
        </Note>
      )}
      {view.all !== null &&
        ownMerchants.length === 0 &&
        ownMerchantsHere.length > 0 &&
        !isSearchingOwn && (
          <Note
            tone="warn"
            title={`No products here are from “${isolated(formatOwnMerchants(ownMerchantsHere))}”.`}
          >
            No products in this search are from this merchant, so no gaps are shown. It may have
            another name here: choose it under “You” in the header.
          </Note>
        )}
      {view.all !== null && ownMerchantsHere.length === 0 && (
        <ChooseMerchantNote
          countries={countries}
          toSee="which brands you lack and which only you sell"
        />
      )}
      <MoreMerchants state={state} reading={reading} />
      {assortment.unnamed > 0 && isDone && (
        <Note>{`${formatCount(assortment.unnamed)} products have no brand and aren’t shown.`}</Note>
      )}
    </>
  )
}

/** The notice about why the requests are paused, or which of them failed. */
function Trouble({ reading }: { reading: AssortmentReading }) {
  const { view, job } = reading
  const { pause, failed } = view.progress
  const error = pause && 'error' in pause ? pause.error : view.failure
  if (error !== null) {
    const onRetry = () => (pause ? job.resume() : job.retry())
    const saved = view.all === null ? undefined : 'Loaded data is still shown.'
    return <RequestError error={error} what="The map" onRetry={onRetry} savedNote={saved} />
  }
  return (
    <>
      <RunTrouble view={{ role: 'here', progress: view.progress }} what="this map" />
      {failed > 0 && (
        <ErrorCard
          title={`${plural(failed, 'merchant or brand', 'merchants or brands')} didn’t load.`}
          action={
            <Button size="s" onClick={() => job.retry()}>
              {tryFailedAgain(failed)}
            </Button>
          }
        >
          Their cells are marked “?”.
        </ErrorCard>
      )}
    </>
  )
}

function namesInWords(names: readonly string[]): string {
  const [first = '', second] = names
  if (second === undefined) return first
  return names.length === 2
    ? `${first} and ${second}`
    : `${first} and ${formatCount(names.length - 1)} more`
}

/**
 * How many of the merchants' products the lists count, "They count 1,203 of 4,108 products."; '' when all are counted, or a
 * number is unknown.
 */
function countedInWords(columns: readonly AssortmentColumn[]): string {
  const sum = (figures: (number | null)[]) =>
    figures.reduce<number | null>(
      (all, figure) => (all === null || figure === null ? null : all + figure),
      0,
    )
  const counted = sum(columns.map((column) => column.counted))
  const found = sum(columns.map(({ numFound }) => numFound))
  if (counted === null || found === null || counted >= found) return ''
  const subject = pluralForm(columns.length, 'It counts', 'They count')
  return `${subject} ${formatCount(counted)} of ${plural(found, 'product')}. `
}

/**
 * The notice about lists that may be cut, with a button that makes their counts certain and says how many requests that takes.
 */
function OpenLists({ reading, rows }: Pick<Props, 'reading' | 'rows'>) {
  const requestCount = useRequestCount()
  const { map: assortment, job, view } = reading
  const open = unknownCells(rows, assortment.columns)
  if (open.length === 0 || view.progress.state === 'running') return null
  const requested = open.slice(0, MOST_CELLS)
  const merchants = new Set(open.map(({ merchant }) => merchant))
  const columns = assortment.columns.filter(
    ({ spellings, counted }) =>
      counted !== null && spellings.some((spelling) => merchants.has(spelling)),
  )
  const names = namesInWords(columns.map(({ merchant }) => merchant))
  return (
    <Note
      tone="warn"
      title={
        columns.length === 0
          ? 'Some merchants list no brands.'
          : `The ${pluralForm(columns.length, 'brand list')} of ${names} may be incomplete.`
      }
      actions={
        <Button
          size="s"
          sub={requestCount(requested.length)}
          onClick={() => job.requestCells(requested)}
        >
          {checkCells(requested.length, open.length)}
        </Button>
      }
    >
      {columns.length > 0 &&
        `${countedInWords(columns)}A brand that isn’t listed shows “?” until you check it.`}
    </Note>
  )
}

/**
 * The notice about merchants that are not loaded: one click loads further ones, one request each. The service may not name all
 * merchants.
 */
function MoreMerchants({ state, reading }: Pick<Props, 'state' | 'reading'>) {
  const requestCount = useRequestCount()
  const { view, job } = reading
  const left = (view.named ?? []).map(([name]) => name).filter((name) => !view.merchants.has(name))
  if (view.merchants.size === 0 || state.merchant.length > 0) return null
  const next = left.slice(0, MOST_MERCHANTS)
  const known = view.merchants.size + left.length
  if (next.length === 0) {
    if (view.namesAll || view.progress.state !== 'done') return null
    return (
      <Note>{`The service names ${plural(view.named?.length ?? 0, 'merchant')}; the list may be incomplete, so others may sell these brands too.`}</Note>
    )
  }
  return (
    <Note
      actions={
        <Button size="s" sub={requestCount(next.length)} onClick={() => job.requestMerchants(next)}>
          {loadMoreMerchants(next.length)}
        </Button>
      }
    >
      {`The ${formatCount(view.merchants.size)} merchants with the most products are loaded, of ${leastInWords(known, view.namesAll)}.`}
    </Note>
  )
}
