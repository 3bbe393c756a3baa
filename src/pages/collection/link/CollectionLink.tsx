import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import type { Collection, Version } from '@/domain/collections/collection.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { CopyLink, CopyLinkPanel } from '@/features/share/CopyLink.tsx'
import { MOST_SHARED_LINES, type SharedOf } from '@/features/share/sharedWork.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import {
  encodeCollectionView,
  type CollectionViewState,
} from '@/pages/collection/collectionViewState.ts'
import { paths } from '@/routing/paths.ts'
import { readCodes } from '@/storage/collections/codes.ts'
import { readPicked } from '@/storage/collections/picked.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { STORED_OPTIONS } from '@/storage/queries/storedOptions.ts'
import { SHARE } from '@/words/shareNames.ts'
import { lackingInWords } from './linkWords.ts'

type Props = {
  collection: Collection
  version: Version
  state: CollectionViewState
  /** The result of the rows query; null until the first rows are loaded. */
  rowsResult: RowsResult | null
  market: Pick<RowsMarket, 'ref' | 'merchants' | 'hasNoOwnMerchant'>
  hasEarlier: boolean
  /** Whether the rows are the codes or products themselves, not results found for them. */
  areRows: boolean
}
type SharedSource = SharedOf<'set'>['source']

/** The menu that copies a link to the collection and its view: the link opens the same rows in the same way. */
export function CollectionLink(props: Props) {
  return (
    <CopyLink>
      <Made {...props} />
    </CopyLink>
  )
}

/**
 * The source as the link contains it. Picked products and codes are written out, because other browsers don’t have them. Returns a
 * sentence about the reason if that is not possible.
 */
async function sourceOf(
  connectionId: string,
  { source }: Pick<Collection, 'source'>,
  areRows: boolean,
): Promise<SharedSource | string> {
  if (source.kind === 'search') return source
  if (source.kind === 'picked') {
    const read = await readPicked(connectionId, source.collectionId)
    if (!read) return 'The products of this collection were deleted. There is nothing to send.'
    const { name, entries } = read.list
    return {
      kind: 'list',
      name,
      entries: entries.map(({ id, country, note }) => ({ id, country, note })),
    }
  }
  const read = await readCodes(connectionId, source.collectionId)
  if (!read) return 'The codes of this collection were deleted. There is nothing to send.'
  const { batch: codes, lines } = read
  if (lines.length > MOST_SHARED_LINES) {
    return `A link has ${formatCount(MOST_SHARED_LINES)} codes at most, and this collection has ${formatCount(lines.length)}. Send a file.`
  }
  const titles = lines.flatMap(({ isTitle }, at) => (isTitle === true ? [at] : []))
  if (titles.length > 0 && !areRows) {
    return 'This collection has rows that were found by title, and no link has the products accepted for them. Send a file.'
  }
  const { atOnce: _own, ...settings } = codes.settings
  const hasTargets = lines.some(({ target }) => target !== null)
  return {
    kind: 'batch',
    name: codes.name,
    countries: [...new Set(codes.groups.flat())],
    settings,
    lines: lines.map(({ text }) => text.replace(/\s+/g, ' ').trim()),
    ...(titles.length > 0 && { titles }),
    ...(areRows && hasTargets && { targets: lines.map(({ target }) => target) }),
  }
}

const CARRIES = {
  search: 'the search',
  picked: 'the products',
  codes: 'the codes',
} as const

/** Removes the user's notes; called unless the user includes them in the link. */
function withoutNotes(source: SharedSource): SharedSource {
  if (source.kind !== 'list') return source
  return { ...source, entries: source.entries.map((entry) => ({ ...entry, note: '' })) }
}

function Made({ collection, version, state, rowsResult, market, hasEarlier, areRows }: Props) {
  const { id } = useConnection()
  const [ownMerchantsByCountry] = usePreference('mine')
  const { data: source } = useQuery({
    queryKey: ['source of a link', id, collection.id],
    queryFn: () => sourceOf(id, collection, areRows),
    ...STORED_OPTIONS,
  })
  const [withNotes, setWithNotes] = useState(false)
  const hasNotes =
    typeof source === 'object' &&
    source.kind === 'list' &&
    source.entries.some(({ note }) => note !== '')
  const ownMerchants = ownMerchantsIn(ownMerchantsByCountry, collection.countries)
  const checked = rowsResult?.market.statusCounts.checked ?? 0
  const work = useMemo((): SharedOf<'set'> | string => {
    if (source === undefined || typeof source === 'string') return source ?? ''
    const { name, countries } = collection
    // The link names what prices are compared with, because the recipient's settings may differ.
    const view = encodeCollectionView({ ...state, shownVersion: '', ref: market.ref }).toString()
    return {
      kind: 'set',
      name,
      countries,
      source: withNotes ? source : withoutNotes(source),
      rows: version.counts.rows,
      view,
      ...(ownMerchants.length > 0 && { mine: [...ownMerchants] }),
      ...(checked > 0 && { market: checked }),
      ...(areRows && { areRows: true }),
    }
  }, [
    source,
    collection,
    version.counts.rows,
    state,
    market.ref,
    ownMerchants,
    checked,
    areRows,
    withNotes,
  ])
  if (source === undefined) return <Spinner label="Preparing the link" />
  const view = 'this view with its filters, order and columns, and what prices are compared with'
  return (
    <CopyLinkPanel
      isCopiedOnClick
      to={paths.sharedCollection()}
      work={work}
      carries={`${CARRIES[collection.source.kind]}${withNotes ? ' with notes' : ''}, ${view}${ownMerchants.length > 0 ? ', and your merchant' : ''}`}
      lacks={lackingInWords({
        market: checked,
        hasTraits: (rowsResult?.traits.columns.length ?? 0) > 0,
        hasEarlier,
        hasViews: collection.views.length > 0,
        hasOwnPrices: ownMerchants.length === 0 && !market.hasNoOwnMerchant,
        hasNotes: hasNotes && !withNotes,
      })}
    >
      {hasNotes && <Checkbox label={SHARE.withNotes} checked={withNotes} onChange={setWithNotes} />}
    </CopyLinkPanel>
  )
}
