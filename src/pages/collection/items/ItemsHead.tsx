import Scale from 'lucide-react/icons/scale'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import { CollectionHead } from '@/pages/collection/CollectionHead.tsx'
import { encodeCollectionView } from '@/pages/collection/collectionViewState.ts'
import { CountryLinks } from '@/pages/collection/CountryLinks.tsx'
import type { ViewChanges } from '@/pages/collection/rows/useViewChanges.ts'
import { paths } from '@/routing/paths.ts'
import { ITEMS } from '@/words/collectionViewNames.ts'
import { MARKET } from '@/words/marketNames.ts'
import type { RowsProps } from './itemsProps.ts'

type Props = RowsProps & {
  rowsResult: RowsResult | null
  change: ViewChanges
  onNarrow: () => void
}

/** The head of a collection of codes or picked products, with the field for what prices are compared with. */
export function ItemsHead(props: Props) {
  const { collection, version, state, read, market, rowsResult, change, groups, onNarrow } = props
  const { viewsOf, actions = [], head, result, renderContext } = props
  const isPhone = usePhone()
  const context = rowsResult && renderContext?.(rowsResult, market, change)
  // Whether the number of rows is shown elsewhere: on a phone in the table's footer, and otherwise in the result of a check.
  const isCountShown = isPhone || result !== undefined
  return (
    <CollectionHead
      {...{ collection, version, state, change, market, rowsResult, actions, viewsOf, onNarrow }}
      engine={read.engine}
      meta={
        <>
          {rowsResult && !(isCountShown && rowsResult.matching === rowsResult.rows) && (
            <p>
              <b>{formatCount(rowsResult.matching)}</b> of <b>{formatCount(rowsResult.rows)}</b>{' '}
              {pluralForm(rowsResult.rows, 'row')}
            </p>
          )}
          {result}
          <CountryLinks
            groups={groups}
            countries={collection.countries}
            pathOf={(id) => paths.collection(id, encodeCollectionView({ view: state.view }))}
          />
        </>
      }
      link={{ hasEarlier: false, areRows: true }}
      isMarketToCheck={market.jobs.length + market.missing === 0}
      intro={head}
      choices={context}
      phoneTools={
        isShown(context) && (
          <MobileSheet
            label={MARKET.panel}
            triggerLabel={MARKET.choices}
            triggerClassName={buttonClass({ iconOnly: true })}
            trigger={<Scale />}
          >
            {context}
          </MobileSheet>
        )
      }
      ownOrder={ITEMS.givenOrder}
    />
  )
}
