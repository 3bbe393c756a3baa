import { useEffect } from 'react'
import type { Product } from '@/api/operations/product.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { StatStrip } from '@/components/ui/tables/StatStrip.tsx'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { RequestNotes } from '@/features/messages/RequestNotes.tsx'
import { MarketControls } from '@/features/pricing/skuMarket/MarketControls.tsx'
import { MarketFormula } from '@/features/pricing/skuMarket/MarketFormula.tsx'
import { MarketTable } from '@/features/pricing/skuMarket/MarketTable.tsx'
import { settledInWords } from '@/features/pricing/skuMarket/settledInWords.ts'
import type { Market } from '@/features/pricing/skuMarket/useMarket.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { plural } from '@/lib/text/plural.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { ParityPanel } from './ParityPanel.tsx'
import { paritySkus } from './paritySkus.ts'
import { skuMarketStats } from './skuMarketStats.tsx'
import type { Parity } from './useParity.ts'
import { VariantGridPanel } from './VariantGridPanel.tsx'
import { parityFacts, parityPosition } from './variantParity.ts'
import styles from './VariantParity.module.css'

type Props = {
  id: string
  product: Product
  countries: string[]
  parity: Parity
  headingLevel: 2 | 3
}

/** The SKUs of a record side by side, and after a click the market of each EAN. */
export function VariantParity({ id, product, countries, parity, headingLevel }: Props) {
  const { reference, setReference, within, market, panel } = parity
  const labelOf = useCurrencyLabel()
  useAnnounceWhenSettled(market)
  if (product.skuSet.length === 0) return null
  const { codes, isBegun, next } = market
  const skus = paritySkus(market)
  const facts = parityFacts(product.offerPrice, skus)
  // When all answers are in the cache, because other pages have loaded them, they are shown without a click.
  const isShown = isBegun || (codes.length > 0 && next === 0)
  const source = async () => {
    const { paritySheet } = await import('./paritySheet.ts')
    const { country } = within
    const label = labelOf([country])
    return paritySheet({ id, product, market, country, label, at: Date.now() })
  }
  return (
    <div className={styles.parity}>
      {isShown && (
        <StatStrip
          label={PRODUCT.parityFigures}
          items={skuMarketStats(parityPosition(skus), facts, market)}
        />
      )}
      <CurrencyLabel value={labelOf([within.country])}>
        <Panel
          ref={panel}
          title={PRODUCT.parityMarket}
          headingLevel={headingLevel}
          className={styles.market}
          tabIndex={-1}
          meta={product.merchant !== null && `this listing: at ${isolated(product.merchant)}`}
          actions={
            isShown && (
              <>
                <MarketControls
                  market={market}
                  within={within}
                  reference={reference}
                  onReference={setReference}
                />
                <ExportMenu
                  label={PRODUCT.exportMarket}
                  source={source}
                  layout="menu"
                  signOnPhone
                />
              </>
            )
          }
        >
          <RequestNotes
            requests={{ ...market, total: market.codes.length }}
            inWords={(count) => plural(count, 'EAN')}
            why="Loads when you click."
          >
            {codes.length === 0 && (
              <p className={styles.quiet}>No variant of this listing has a code to check.</p>
            )}
          </RequestNotes>
          {isShown && (
            <>
              <MarketTable
                market={market}
                country={within.country}
                product={product}
                reference={reference}
              />
              <MarketFormula market={market} countries={countries} />
            </>
          )}
        </Panel>
      </CurrencyLabel>
      <div className={styles.beside}>
        <ParityPanel facts={facts} headingLevel={headingLevel} />
        <VariantGridPanel skus={skus} market={market} headingLevel={headingLevel} />
      </div>
    </div>
  )
}

/** Announces the result of the requested EANs once, when every one has answered or failed. */
function useAnnounceWhenSettled(market: Market): void {
  const words = market.isBegun ? settledInWords(market) : null
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
}
