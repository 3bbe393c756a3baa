import Scale from 'lucide-react/icons/scale'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { columnLabels } from '@/domain/columns/columns.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import type { ActionPlace } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import { RowColumnPicker } from '@/pages/collection/CollectionHead.tsx'
import { encodeCollectionView } from '@/pages/collection/collectionViewState.ts'
import { CollectionExport, CollectionReport } from '@/pages/collection/file/CollectionExport.tsx'
import { FilterChips } from '@/pages/collection/filters/FilterChips.tsx'
import { narrowings } from '@/pages/collection/filters/filterWords.ts'
import { CollectionLink } from '@/pages/collection/link/CollectionLink.tsx'
import { PositionLine } from '@/pages/collection/PositionLine.tsx'
import { type Change } from '@/pages/collection/rows/useChange.ts'
import { SavedViews } from '@/pages/collection/views/SavedViews.tsx'
import { ViewTabs } from '@/pages/collection/views/ViewTabs.tsx'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { ITEMS, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { MARKET } from '@/words/marketNames.ts'
import type { RowsProps } from './itemsProps.ts'
import headStyles from '@/pages/collection/CollectionHead.module.css'

type Props = RowsProps & {
  rowsResult: RowsResult | null
  change: Change
  onNarrow: () => void
}

/** The head of codes or picked products: what the rows are, your price position, views, filters and actions. */
export function ItemsHead(props: Props) {
  const { collection, version, state, read, market, rowsResult, change, groups, onNarrow } = props
  const { viewsOf, actions = [], renderContext } = props
  const context = rowsResult && renderContext?.(rowsResult, market, change)
  const narrowed = narrowings(state.filter, columnLabels(market.reference))
  const given = rowsResult && {
    savedVersions: { collection },
    version,
    state,
    engine: read.engine,
    rowsResult,
    market,
  }
  const file =
    given && rowsResult.rows > 0
      ? (place: ActionPlace) => <CollectionExport {...given} place={place} />
      : null
  // On a phone the table's footer shows the count; a check's result includes it, too.
  const isPhone = usePhone()
  const isSaid = isPhone || props.result !== undefined
  // Where the market can still be checked, that is the page's one primary action.
  const isToCheck =
    state.view !== 'summary' &&
    market.jobs.length + market.missing === 0 &&
    rowsResult !== null &&
    rowsResult.eans.with.all > 0
  const hasFirst = actions.some(({ onPhone }) => onPhone === 'first')
  const isReportFirst = !isToCheck && !hasFirst && !version.isRunning
  const shown = groups.length > 1 ? groups : []
  return (
    <PageHead
      title={collection.name}
      fullTitle={collection.name}
      meta={
        <>
          {rowsResult && !(isSaid && rowsResult.matching === rowsResult.rows) && (
            <p>
              <b>{formatCount(rowsResult.matching)}</b> of <b>{formatCount(rowsResult.rows)}</b>{' '}
              {pluralForm(rowsResult.rows, 'row')}
            </p>
          )}
          {props.result}
          {shown.length > 0 && (
            <nav aria-label="Country" className={headStyles.choices}>
              {shown.map(({ country, id }) => (
                <Link
                  key={country}
                  to={paths.collection(id, encodeCollectionView({ view: state.view }))}
                  aria-current={collection.countries.join() === country ? 'page' : undefined}
                >
                  {shownCountry(country)}
                </Link>
              ))}
            </nav>
          )}
        </>
      }
      more={COLLECTION_VIEWS.more}
      actions={[
        ...actions,
        ...(given && rowsResult.rows > 0
          ? [
              {
                key: 'link',
                renderIn: () => (
                  <CollectionLink
                    {...{ collection, version, state, rowsResult, market }}
                    hasEarlier={false}
                    areRows
                  />
                ),
              },
              {
                key: 'report',
                onPhone: isReportFirst ? ('first' as const) : undefined,
                renderIn: (place: ActionPlace) => (
                  <CollectionReport
                    {...given}
                    variant={isReportFirst && place !== 'more' ? 'primary' : 'secondary'}
                  />
                ),
              },
            ]
          : []),
        ...(file && (isPhone || state.view !== 'table')
          ? [
              {
                key: 'export',
                onPhone: isToCheck ? undefined : ('second' as const),
                onPage: 'more' as const,
                renderIn: file,
              },
            ]
          : []),
        {
          key: 'views',
          onPage: 'more',
          renderIn: (_, close) => <SavedViews of={viewsOf} state={state} onSaved={close} />,
        },
      ]}
    >
      {props.head}
      {rowsResult && (
        <PositionLine
          {...{ rowsResult, market, version }}
          filter={state.filter}
          onNarrow={change.narrow}
        />
      )}
      <div className={headStyles.views}>
        <ViewTabs collection={collection} state={state} />
        {isShown(context) && !isPhone && (
          <div className={headStyles.choices} data-commands={KEYBOARD.thisPage}>
            {context}
          </div>
        )}
      </div>
      <div className={headStyles.controls}>
        <Button
          className={headStyles.narrow ?? ''}
          icon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          disabled={rowsResult === null}
          onClick={onNarrow}
          iconEnd={narrowed.length > 0 && <Tag tone="accent">{narrowed.length}</Tag>}
        >
          {COLLECTION_VIEWS.narrow}
        </Button>
        <FilterChips list={narrowed} onFilter={change.filter} onClear={change.clear} />
        {state.sort.length > 0 && (
          <Button variant="quiet" onClick={() => change.order([])}>
            {ITEMS.givenOrder}
          </Button>
        )}
        {isShown(context) && isPhone && (
          <MobileSheet
            label={MARKET.panel}
            triggerLabel={MARKET.choices}
            triggerClassName={buttonClass({ iconOnly: true })}
            trigger={<Scale />}
          >
            {context}
          </MobileSheet>
        )}
        {rowsResult && state.view === 'table' && !isPhone && (
          <div className={headStyles.view} data-commands={KEYBOARD.thisPage}>
            <RowColumnPicker
              rowsResult={rowsResult}
              source={collection.source}
              reference={market.reference}
              chosen={state.columns}
              top={state.filter.top}
              onChoose={change.columns}
            />
            {file?.('page')}
          </div>
        )}
      </div>
    </PageHead>
  )
}
