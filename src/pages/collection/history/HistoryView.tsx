import { useMemo } from 'react'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { HISTORY } from '@/domain/changes/changesNames.ts'
import type { Version } from '@/domain/collections/collection.ts'
import { versionDays } from '@/domain/collections/versionTimes.ts'
import { indexHistory } from '@/domain/history/indexHistory.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { ChooseMerchantNote } from '@/features/pricing/ChooseMerchantNote.tsx'
import { MarketReferenceField } from '@/features/pricing/rowsMarket/MarketReferenceField.tsx'
import { useMarketReader } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { formatIndex, formatWorkedOut } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { plural } from '@/lib/text/plural.ts'
import type { Sentence } from '@/lib/text/sentence.ts'
import { FewVersions } from '@/pages/collection/versions/FewVersions.tsx'
import { LoadingVersion } from '@/pages/collection/versions/LoadingVersion.tsx'
import {
  VersionsHead,
  type CollectionWithVersions,
} from '@/pages/collection/versions/VersionsHead.tsx'
import { VersionsPanel } from '@/pages/collection/versions/VersionsPanel.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import {
  decodeHistory,
  encodeHistory,
  SPANS,
  type HistoryState,
} from '@/routing/states/historyState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { historySentence } from './historySentence.ts'
import { IndexPanel } from './IndexPanel.tsx'
import { ItemPanel } from './ItemPanel.tsx'
import { ItemSearch } from './ItemSearch.tsx'
import { MediansPanel } from './MediansPanel.tsx'
import { shownHistory } from './shownHistory.ts'
import { useHistory } from './useHistory.ts'
import pageStyles from '@/pages/collection/versions/VersionsHead.module.css'

type Props = {
  collection: CollectionWithVersions
  /** The saved versions with their rows; null while the collection has no version. */
  savedVersions: CollectionVersions | null
  /** The versions of the collection, newest first. */
  versions: readonly Version[]
}

/** The view *History*: a collection's figures over its versions, the prices of one product, and the list of versions. */
export function HistoryView({ collection, savedVersions, versions }: Props) {
  const { state, corrections } = useUrlState(decodeHistory, encodeHistory)
  const labelOf = useCurrencyLabel()
  const shown = useMemo(() => shownHistory(versions, state.span), [versions, state.span])
  const head = {
    collection,
    versions,
    view: { name: 'history' as const, product: state.product, ref: state.ref },
  }
  return (
    <CurrencyLabel value={labelOf(collection.collection.countries)}>
      <Frame className={pageStyles.page}>
        {savedVersions && shown.versions.length > 1 ? (
          <Figures
            {...{ head, shown: shown.versions, partial: shown.partial, state, corrections }}
          />
        ) : (
          <>
            <VersionsHead {...head} sentence={null} />
            <Corrections list={corrections} />
            <LoadingVersion versions={versions} />
            {versions.length < 2 ? (
              <FewVersions
                collection={collection}
                versions={versions}
                shows="shows how its prices changed"
              />
            ) : (
              <Note tone="info">The history starts once there are two versions.</Note>
            )}
          </>
        )}
        {savedVersions && versions.length > 0 && (
          <VersionsPanel collectionId={collection.id} savedVersions={savedVersions} />
        )}
      </Frame>
    </CurrencyLabel>
  )
}

type FiguresProps = {
  head: Omit<Parameters<typeof VersionsHead>[0], 'sentence'>
  /** The versions that are shown: at least two, oldest first. */
  shown: readonly Version[]
  /** How many versions are left out because they are not complete. */
  partial: number
  state: HistoryState
  corrections: Parameters<typeof Corrections>[0]['list']
}

function Figures({ head, shown, partial, state, corrections }: FiguresProps) {
  const { collection } = head
  const { countries, source } = collection.collection
  const go = useGo()
  const unit = useCurrencyLabel()(countries)
  const isMixed = countries.length > 1
  const isSame = state.products === 'same'
  const { found, marketsOf, item, findItems, hasFailed } = useHistory(shown, {
    isOfCodes: source.kind === 'codes',
    isSame,
    product: state.product,
  })
  const answers = useMemo(() => marketsOf.flat(), [marketsOf])
  const reader = useMarketReader(countries, state.ref, answers)
  const { read } = reader
  const markets = useMemo(() => marketsOf.map((requested) => read(requested)), [marketsOf, read])
  const index = useMemo(() => indexHistory(markets, isSame), [markets, isSame])
  const hasIndex = index.points.some(({ n }) => n > 0)
  const ownMerchants = ownMerchantsIn(useOwnMerchantSpellings(), countries)
  const dayOf = versionDays(shown)
  const columns = shown.map((version) => ({ key: version.id, label: dayOf(version) }))
  const days = columns.map(({ label }) => label)
  const to = (changes: Partial<HistoryState>) =>
    paths.history(collection.id, encodeHistory({ ...state, ...changes }))
  const change = (changes: Partial<HistoryState>) => go(to(changes), { preserveScroll: true })
  const medians = found?.trends[0]?.points.map(({ median }) => median) ?? []
  let sentence: Sentence | null = null
  if (found && !isMixed) {
    sentence = hasIndex
      ? historySentence({
          what: 'Your price index',
          values: index.points.map((point) => point.index),
          days,
          write: formatIndex,
        })
      : historySentence({
          what: 'The median price',
          values: medians,
          days,
          write: (value) => withCurrencyLabel(unit, formatWorkedOut(value)),
        })
  }
  return (
    <>
      <VersionsHead
        {...head}
        sentence={sentence}
        controls={
          <>
            {hasIndex && (
              <MarketReferenceField
                countries={countries}
                market={{ ...reader, jobs: [], missing: 0, markets: markets.at(-1) ?? new Map() }}
                onReference={(ref) => change({ ref })}
              />
            )}
            <SelectField
              label={HISTORY.span}
              value={state.span}
              options={SPANS.map((span) => ({
                value: span,
                label: span === 'all' ? 'all' : `last ${span}`,
              }))}
              onChange={(span) => change({ span })}
            />
            <Checkbox
              label={HISTORY.same}
              checked={isSame}
              onChange={(on) => change({ products: on ? 'same' : 'all' })}
            />
          </>
        }
      />
      <Corrections list={corrections} />
      <LoadingVersion versions={head.versions} />
      {partial > 0 && (
        <Note tone="info">
          {`${plural(partial, 'partial version is', 'partial versions are')} not in these figures.`}
        </Note>
      )}
      {hasFailed && (
        <ErrorCard title="These versions couldn’t be read.">
          The browser’s storage isn’t responding. Nothing is lost. Reload the page.
        </ErrorCard>
      )}
      {isMixed && (
        <Note tone="info">
          Prices of several countries can’t be combined. The prices of each product are below.
        </Note>
      )}
      {found === null && !hasFailed && <Skeleton height={320} />}
      {found && !isMixed && (
        <>
          {markets.length > 0 && reader.hasNoOwnMerchant && (
            <ChooseMerchantNote countries={countries} />
          )}
          {hasIndex && (
            <IndexPanel history={index} columns={columns} compared={reader.reference.label} />
          )}
          <MediansPanel
            {...{ found, columns, countries, ownMerchants }}
            brand={state.brand}
            onBrand={(brand) => change({ brand })}
          />
        </>
      )}
      {item?.lines && item.at && (
        <ItemPanel
          item={item.lines}
          at={item.at}
          {...{ columns, markets, ownMerchants }}
          chosen={item.at.key === state.product ? state.product : ''}
          to={(product) => to({ product })}
          search={<ItemSearch find={findItems} onChoose={(product) => change({ product })} />}
        />
      )}
    </>
  )
}
