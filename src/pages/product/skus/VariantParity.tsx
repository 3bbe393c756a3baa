import { useEffect } from 'react'
import type { Product } from '../../../catalog/operations/product.ts'
import { ExportMenu } from '../../../export/ExportMenu.tsx'
import { isolated } from '../../../lib/text/isolated.ts'
import { AskNotes } from '../../../notices/AskNotes.tsx'
import { MarketControls } from '../../../position/skuMarket/MarketControls.tsx'
import { MarketFormula } from '../../../position/skuMarket/MarketFormula.tsx'
import { MarketTable } from '../../../position/skuMarket/MarketTable.tsx'
import { eansInWords, settledInWords } from '../../../position/skuMarket/eansInWords.ts'
import type { Market } from '../../../position/skuMarket/useMarket.ts'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { announce } from '../../../ui/panels/LiveRegion.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { StatStrip } from '../../../ui/tables/StatStrip.tsx'
import { ParityPanel } from './ParityPanel.tsx'
import { VariantGridPanel } from './VariantGridPanel.tsx'
import styles from './VariantParity.module.css'
import { paritySkus } from './paritySkus.ts'
import { skuMarketStats } from './skuMarketStats.tsx'
import { PRODUCT } from '../productNames.ts'
import type { Parity } from './useParity.ts'
import { parityFacts, parityStanding } from './variantParity.ts'

type Props = {
  id: string
  product: Product
  countries: string[]
  parity: Parity
  headingLevel: 2 | 3
}

/** The SKUs of a record beside each other, and on request each in the market of its EAN. */
export function VariantParity({ id, product, countries, parity, headingLevel }: Props) {
  const { reference, setReference, within, market, panel } = parity
  const labelOf = useCurrencyLabel()
  useSayWhenSettled(market)
  if (product.skuSet.length === 0) return null
  const { codes, isBegun, next } = market
  const skus = paritySkus(market)
  const facts = parityFacts(product.offerPrice, skus)
  // Answers that other pages brought are shown without a press once they are all there.
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
          items={skuMarketStats(parityStanding(skus), facts, market)}
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
                <ExportMenu label={PRODUCT.exportMarket} source={source} look="menu" signOnPhone />
              </>
            )
          }
        >
          <AskNotes
            asking={{ ...market, total: market.codes.length }}
            inWords={eansInWords}
            why="Loads when you click."
          >
            {codes.length === 0 && (
              <p className={styles.quiet}>No variant of this listing has a code to check.</p>
            )}
          </AskNotes>
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

/** Says it once, when every EAN asked for has answered or failed. */
function useSayWhenSettled(market: Market): void {
  const words = market.isBegun ? settledInWords(market) : null
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
}
