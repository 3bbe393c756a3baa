import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Product } from '@/api/operations/product.ts'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import { AnswerNotice } from '@/features/messages/AnswerNotice.tsx'
import { RequestNotes } from '@/features/messages/RequestNotes.tsx'
import { MarketControls } from '@/features/pricing/skuMarket/MarketControls.tsx'
import { MarketFormula } from '@/features/pricing/skuMarket/MarketFormula.tsx'
import { MarketTable } from '@/features/pricing/skuMarket/MarketTable.tsx'
import type { Market } from '@/features/pricing/skuMarket/useMarket.ts'
import type { MarketCountry } from '@/features/pricing/skuMarket/useMarketCountry.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural } from '@/lib/text/plural.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { MarketSkeleton } from './MarketSkeleton.tsx'
import type { RecordSkus } from './useSkus.ts'
import styles from './MarketPanel.module.css'

type Props = {
  product: Product
  skus: RecordSkus
  market: Market
  within: MarketCountry
  reference: ReferenceKind
  onReference: (reference: ReferenceKind) => void
  headingLevel: 2 | 3
  /** Whether other sections have this panel too, so that its name includes the country. */
  isOneOfMany: boolean
}

/** The panel with your price position for each SKU of the chosen record. */
export function MarketPanel(props: Props) {
  const { product, skus, market, within, reference, onReference, headingLevel, isOneOfMany } = props
  const { country, countries } = within
  return (
    <Panel
      ref={answerPart}
      title="Price position by variant"
      headingLevel={headingLevel}
      {...(isOneOfMany && { 'aria-label': `Price position by variant, ${shownCountry(country)}` })}
      className={styles.panel ?? ''}
      tabIndex={-1}
      meta={
        product.merchant !== null && (
          <span className={styles.wide}>{`this listing: at ${isolated(product.merchant)}`}</span>
        )
      }
      actions={
        market.codes.length > 0 && (
          <MobileSheet
            label={FIND_BY_LINK.choices}
            trigger={
              <>
                <span className={styles.against}>{`vs ${market.reference.label}`}</span>
                <ChevronDown />
              </>
            }
          >
            <MarketControls
              market={market}
              within={within}
              reference={reference}
              onReference={onReference}
            />
          </MobileSheet>
        )
      }
    >
      <RequestNotes
        requests={{ ...market, total: market.codes.length }}
        inWords={(count) => plural(count, 'EAN')}
        why="More than 12 load only when you click."
      >
        {skus.query?.isSuccess === true && (
          <p className={styles.quiet}>
            These variants were loaded separately for the chosen listing.
          </p>
        )}
        {skus.query && <AnswerNotice query={skus.query} what="Loading the variants" />}
        {skus.skus?.length === 0 && (
          <p className={styles.quiet}>
            This listing has no variants, so there are no EANs to compare.
          </p>
        )}
      </RequestNotes>
      {skus.skus === null ? (
        skus.query?.isError !== true && <MarketSkeleton rows={6} />
      ) : (
        <MarketTable market={market} country={country} product={product} reference={reference} />
      )}
      {market.codes.length > 0 && <MarketFormula market={market} countries={countries} />}
    </Panel>
  )
}
