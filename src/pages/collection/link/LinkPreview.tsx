import { useQuery } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import { useMemo, useState } from 'react'
import type { Connection } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { marketGroups } from '@/api/countryGroups.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { readLines } from '@/domain/codes/inputLines.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'
import { columnLabels } from '@/domain/columns/columns.ts'
import { addEntries } from '@/domain/picked/changeEntries.ts'
import { readReference, referenceWords } from '@/domain/pricing/reference.ts'
import { isSameSource } from '@/domain/updates/sameSource.ts'
import { costInWords } from '@/features/job-progress/load/costInWords.ts'
import { useLoadCost } from '@/features/job-progress/load/useLoadCost.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { useOwnMerchants } from '@/features/settings/useOwnMerchants.ts'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'
import { SharedPreview } from '@/features/share/SharedLink.tsx'
import type { Shared, SharedOf } from '@/features/share/sharedWork.ts'
import { createCodesCollection } from '@/jobs/codes/newCodes.ts'
import { startCodes } from '@/jobs/codes/startCodes.ts'
import { startFirstVersion } from '@/jobs/load/startVersionLoad.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { newId } from '@/lib/newId.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { firstInWords } from '@/lib/sortKeys.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import { plural } from '@/lib/text/plural.ts'
import {
  decodeCollectionView,
  encodeCollectionView,
  type CollectionViewState,
} from '@/pages/collection/collectionViewState.ts'
import { activeFilters } from '@/pages/collection/filters/filterWords.ts'
import { searchInWords } from '@/routing/filtersInWords.ts'
import { versionPath } from '@/routing/itemsAddress.ts'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { createPicked } from '@/storage/collections/picked.ts'
import { readLoadChoice } from '@/storage/preferences/loadChoice.ts'
import { collectionsQuery } from '@/storage/queries/collectionsQuery.ts'
import { productsFromLink, SHARE, viewFromLink } from '@/words/shareNames.ts'
import { lackingInWords } from './linkWords.ts'
import { requestCheck } from './requestedChecks.ts'
import styles from './LinkPreview.module.css'

type Source = SharedOf<'set'>['source']

/** The kind of a source by its name in links, which still have the names of the app’s first release. */
const KINDS = { search: 'search', list: 'picked', batch: 'codes' } as const

/** What a link opens, as text: "Search: cotton kurta, brand Marlowe", "A collection of 12 products: Autumn". */
function sourceInWords(source: Source, countries: string[]): string {
  if (source.kind === 'search') return searchInWords(source, countries)
  const [count, of] =
    source.kind === 'list' ? [source.entries.length, 'product'] : [source.lines.length, 'code']
  return `A collection of ${plural(count, of)}: ${source.name}`
}

/** The view that a link opens, as text: "merchant Northgate, by offer price, lowest first, summary". */
function viewInWords(
  { filter, sort, view, columns, ref }: CollectionViewState,
  usual: string,
): string {
  const words = referenceWords(readReference(ref || usual))
  const columnLabel = columnLabels(words)
  const order = sort.map(
    ({ column, down }) => `by ${firstInWords(columnLabel(column), down)} first`,
  )
  const parts = [
    ...activeFilters(filter, columnLabel).map(({ label, value }) => `${label} ${value}`),
    order.join(', then '),
    { table: '', summary: 'summary', merchants: 'prices by merchant' }[view],
    columns === null ? '' : `${formatCount(columns.length)} columns`,
    ref === '' ? '' : `compared with ${words.label}`,
  ]
  return parts.filter((part) => part !== '').join(', ') || 'all rows'
}

/**
 * What was opened from a link: the collection, the version that is being loaded ('' for none), and whether the market prices are
 * loaded with the rows.
 */
type Opened = { id: string; version: string; hasMarket: boolean }

function linesIn({
  lines,
  settings,
  titles = [],
  targets = [],
}: Extract<Source, { kind: 'batch' }>) {
  const areTitles = new Set(titles)
  return readLines(
    lines.map((text, place) => ({
      line: place + 1,
      text,
      target: targets[place] ?? null,
      ...(areTitles.has(place) && { isTitle: true }),
    })),
    settings.as,
  )
}

/**
 * Creates the collection that a link describes. Picked products and codes are saved first; with `areRows` they are the collection
 * itself.
 */
async function openSharedCollection(
  connection: Connection,
  work: SharedOf<'set'>,
): Promise<Opened> {
  const { name, countries, source, areRows = false } = work
  const at = Date.now()
  const load = async (own: CollectionSource): Promise<Opened> => {
    const settings = readLoadChoice()
    const { collectionId, versionId } = await startFirstVersion(connection, {
      name,
      source: own,
      countries,
      settings,
    })
    return { id: collectionId, version: versionId, hasMarket: false }
  }
  if (source.kind === 'search') return load(source)
  if (source.kind === 'list') {
    const id = newId()
    const { entries } = addEntries([], source.entries, at)
    await createPicked(connection.id, { id, at, changedAt: at, name: source.name, entries })
    if (areRows) return { id, version: '', hasMarket: false }
    return load({ kind: 'picked', collectionId: id })
  }
  const newCodesOptions = {
    name: source.name,
    lines: linesIn(source),
    groups: marketGroups(source.countries),
    settings: { ...source.settings, atOnce: readLoadChoice().atOnce },
  }
  if (areRows) {
    const id = await startCodes(connection, newCodesOptions)
    return { id, version: '', hasMarket: true }
  }
  const { id } = await createCodesCollection(connection.id, { ...newCodesOptions, at })
  return load({ kind: 'codes', collectionId: id })
}

export type LinkPreviewProps = {
  /** When the link was made, and whether with the demo; null if the link does not say so. */
  shared: Pick<Shared, 'at' | 'isDemo'> | null
  work: SharedOf<'set'>
}

/** Shows what a link contains before any of it is loaded, with the button that opens it. */
export function LinkPreview({ shared, work }: LinkPreviewProps) {
  const {
    name,
    countries,
    source,
    rows,
    mine: ownMerchants = [],
    market = 0,
    areRows = false,
  } = work
  const connection = useConnection()
  const go = useGo()
  const usual = useUsualReference()
  const { choose } = useOwnMerchants()
  const [isStarting, setStarting] = useState(false)
  const { data } = useQuery(collectionsQuery(connection.id))
  const known =
    source.kind === 'search'
      ? data?.savedVersions.find(({ collection }) =>
          isSameSource(collection, { source, countries }),
        )
      : undefined
  const view = useMemo(() => decodeCollectionView(new URLSearchParams(work.view)), [work.view])
  const requestCount = source.kind === 'batch' ? null : rows
  const cost = useLoadCost({ kind: KINDS[source.kind] }, requestCount, readLoadChoice())
  /** Chooses the sender's merchants as yours, so that you see the rows as the sender does. A message says so, with Undo. */
  const becomeSender = () => {
    if (ownMerchants.length > 0) {
      choose(Object.fromEntries(countries.map((country) => [country.toLowerCase(), ownMerchants])))
    }
  }
  const start = async () => {
    setStarting(true)
    try {
      const { id, version, hasMarket } = await openSharedCollection(connection, work)
      if (!hasMarket && market > 0) requestCheck(id, market)
      becomeSender()
      go(versionPath({ id, version }, encodeCollectionView(view.state)))
    } catch (error) {
      const why = error instanceof Error ? error.message : 'The browser’s storage isn’t responding.'
      toast(`Nothing was loaded. ${why}`, { tone: 'error' })
      setStarting(false)
    }
  }
  return (
    <>
      <Corrections list={view.corrections} />
      <SharedPreview
        title={
          source.kind === 'list' && areRows ? productsFromLink(name, rows) : viewFromLink(name)
        }
        about={sourceInWords(source, countries)}
        shared={shared}
        lacks={lackingInWords({
          market,
          hasTraits: false,
          hasEarlier: false,
          hasViews: false,
          hasOwnPrices: false,
          hasNotes: false,
        })}
        figures={[
          { label: 'Rows when it was sent', value: formatCount(rows) },
          { label: 'Countries', value: shownCountries(countries) },
          ...(ownMerchants.length > 0
            ? [{ label: 'Your merchant', value: listedNames(ownMerchants) }]
            : []),
          ...(market > 0
            ? [{ label: 'Market prices to check', value: formatCount(market), sub: 'products' }]
            : []),
          { label: 'To load', value: costInWords(cost) },
        ]}
        view={viewInWords(view.state, usual)}
        actions={
          <>
            {known && (
              <Link
                className={buttonClass({ variant: 'primary' })}
                to={paths.collection(known.collection.id, encodeCollectionView(view.state))}
                onClick={becomeSender}
              >
                {SHARE.showHere}
              </Link>
            )}
            <Button
              variant={known ? 'secondary' : 'primary'}
              icon={<Play />}
              disabled={isStarting}
              onClick={() => void start()}
            >
              {known ? SHARE.startAnew : SHARE.start}
            </Button>
            {known && <span>You have loaded this search in this browser before.</span>}
          </>
        }
      >
        {source.kind === 'batch' && <FirstLines lines={source.lines} />}
      </SharedPreview>
    </>
  )
}

/** How many of the given lines are shown before they are checked. */
const FIRST = 12

function FirstLines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <ol className={styles.codes} aria-label={SHARE.codes}>
        {lines.slice(0, FIRST).map((text, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be the same, and never move
          <li key={place} dir="auto">
            {text}
          </li>
        ))}
      </ol>
      {lines.length > FIRST && (
        <p className={styles.more}>{`and ${formatCount(lines.length - FIRST)} more`}</p>
      )}
    </>
  )
}
