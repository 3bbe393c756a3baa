import type { Answer } from '../../catalog/http/call.ts'
import type { Product } from '../../catalog/operations/product.ts'
import type { Trait } from '../../catalog/operations/traits.ts'
import { CurrencyLabel } from '../../shell/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../shell/useCurrencyLabel.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { ActionBar } from './ActionBar.tsx'
import { AttributesPanel } from './AttributesPanel.tsx'
import { DescriptionPanel } from './DescriptionPanel.tsx'
import { DiscountAuditPanel } from './DiscountAuditPanel.tsx'
import { Gallery } from './Gallery.tsx'
import { HeroPrices } from './HeroPrices.tsx'
import { MarketStrip } from './MarketStrip.tsx'
import { ProductHead } from './ProductHead.tsx'
import styles from './ProductRecord.module.css'
import { SkuPanel } from './SkuPanel.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import { TopLine } from './TopLine.tsx'
import { TraitsPanel } from './TraitsPanel.tsx'
import { VariantParity } from './VariantParity.tsx'
import { comparedSku } from './comparedSku.ts'
import { PRODUCT } from './productNames.ts'
import { useParity } from './useParity.ts'

/** Where the page's style folds it. */
const PHONE = '(max-width: 640px)'
const ONE_COLUMN = '(max-width: 860px)'

type Props = {
  id: string
  product: Product
  traits: Trait[]
  answer: Answer
  countries: string[]
  /** Below a country's heading, so one level deeper. */
  headed: boolean
}

/** Everything that was received about a product. */
export function ProductRecord({ id, product, traits, answer, countries, headed }: Props) {
  const headingLevel = headed ? 3 : 2
  const labelOf = useCurrencyLabel()
  const compared = comparedSku(product.skuSet)
  const parity = useParity(product, countries)
  // Of several sections none could say which one a bar is about.
  const hasBar = useMedia(PHONE) && !headed
  // Under the SKUs where columns stand beside each other; of one column the market comes first.
  const isOneColumn = useMedia(ONE_COLUMN)
  const audit = <DiscountAuditPanel product={product} headingLevel={headingLevel} />
  return (
    <>
      <TopLine
        id={id}
        product={product}
        traits={traits}
        answer={answer}
        countries={countries}
        hasBar={hasBar}
      />
      <div className={styles.grid}>
        <Gallery
          // Another product starts at its first picture.
          key={product.imageUrl}
          imageUrl={product.imageUrl}
          images={product.images}
          videos={product.videos}
          title={product.title ?? id}
        />
        <div className={styles.main}>
          <Panel aria-label={PRODUCT.product} className={styles.record}>
            <ProductHead id={id} product={product} headingLevel={headed ? 3 : 1} />
            <HeroPrices product={product} />
            <SkuPanel product={product} countries={countries} headingLevel={headingLevel} />
          </Panel>
          {!isOneColumn && audit}
        </div>
        <div className={styles.markets}>
          {compared &&
            countries.map((country) => (
              <CurrencyLabel key={`${country} ${compared.code}`} value={labelOf([country])}>
                <MarketStrip
                  compared={compared}
                  product={product}
                  country={country}
                  isOneOfMany={countries.length > 1}
                  headingLevel={headingLevel}
                />
              </CurrencyLabel>
            ))}
          {isOneColumn && audit}
        </div>
        <div className={styles.aside}>
          <TraitsPanel traits={traits} headingLevel={headingLevel} />
          <StandingPanel product={product} headingLevel={headingLevel} />
        </div>
      </div>
      <VariantParity
        id={id}
        product={product}
        countries={countries}
        parity={parity}
        headingLevel={headingLevel}
      />
      <div className={styles.below}>
        <DescriptionPanel
          key={product.description}
          description={product.description}
          headingLevel={headingLevel}
        />
        <AttributesPanel record={product.raw} headingLevel={headingLevel} />
      </div>
      {hasBar && (
        <ActionBar
          id={id}
          product={product}
          answer={answer}
          countries={countries}
          parity={parity}
        />
      )}
    </>
  )
}
