import { useState, useMemo } from 'react'
import type { Answer } from '@/api/http/call.ts'
import type { Product } from '@/api/operations/product.ts'
import type { Trait } from '@/api/operations/traits.ts'
import { inSizeOrder } from '@/api/skuOrder.ts'
import { useMedia } from '@/components/ui/browser/useMedia.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { MoreRows } from '@/components/ui/tables/MoreRows.tsx'
import { AddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import { MerchantHtml } from '@/features/products/values/MerchantHtml.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { AttributesPanel } from './fields/AttributesPanel.tsx'
import { DiscountAuditPanel } from './fields/DiscountAuditPanel.tsx'
import { TraitsPanel } from './fields/TraitsPanel.tsx'
import { Gallery } from './head/Gallery.tsx'
import { HeroPrices } from './head/HeroPrices.tsx'
import { MarketStrip } from './head/MarketStrip.tsx'
import { ProductHead } from './head/ProductHead.tsx'
import { TopLine } from './head/TopLine.tsx'
import { PRODUCT } from './productNames.ts'
import { RankingPanel } from './skus/RankingPanel.tsx'
import { representativeSku } from './skus/representativeSku.ts'
import { skuColumns, skusInWords } from './skus/skuColumns.ts'
import { SkuTable } from './skus/SkuTable.tsx'
import { useParity } from './skus/useParity.ts'
import { VariantParity } from './skus/VariantParity.tsx'
import styles from './ProductRecord.module.css'

/** The width below which the style sheet of this page uses one column. */
const ONE_COLUMN = '(max-width: 53.75em)'

type Props = {
  id: string
  product: Product
  traits: Trait[]
  answer: Answer
  countries: string[]
  /** Whether the record is below a country's heading, so that its headings are one level deeper. */
  headed: boolean
}

/** The content of a product's section: everything that was received about the product. */
export function ProductRecord({ id, product, traits, answer, countries, headed }: Props) {
  const headingLevel = headed ? 3 : 2
  const labelOf = useCurrencyLabel()
  const compared = representativeSku(product.skuSet)
  const parity = useParity(product, countries)
  // The discount check is below the SKUs in two columns; in one column the market comes before it.
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
        parity={parity}
        headed={headed}
      />
      <div className={styles.grid}>
        <Gallery
          // The key remounts the gallery for another product, so that it starts at the first picture.
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
          <RankingPanel product={product} headingLevel={headingLevel} />
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
    </>
  )
}

type DescriptionPanelProps = { description: string | null; headingLevel: 2 | 3 }

/** The panel with the merchant's description, cleaned, or its HTML source as text. */
function DescriptionPanel({ description, headingLevel }: DescriptionPanelProps) {
  const [isSource, setIsSource] = useState(false)
  const isHtml = description !== null && /<[a-z!/]/i.test(description)
  return (
    <Panel
      title={PRODUCT.description}
      headingLevel={headingLevel}
      meta={isHtml && 'The merchant’s text, without scripts, styles and external images'}
      actions={
        isHtml && (
          <Button
            variant="quiet"
            size="s"
            aria-pressed={isSource}
            onClick={() => setIsSource(!isSource)}
          >
            Show source
          </Button>
        )
      }
      padded
    >
      {description === null ? (
        <EmptyValue what="no description given" shown />
      ) : isSource ? (
        <pre className={styles.source} translate="no">
          {description}
        </pre>
      ) : (
        <MerchantHtml html={description} />
      )}
    </Panel>
  )
}

type SkuPanelProps = { product: Product; countries: string[]; headingLevel: 2 | 3 }

/** The panel with the SKUs of a product: attributes, prices, and a link to the market of each code. */
function SkuPanel({ product, countries, headingLevel }: SkuPanelProps) {
  const [isMore, setIsMore] = useState(false)
  const skuSet = useMemo(() => inSizeOrder(product.skuSet), [product.skuSet])
  const columns = useMemo(() => skuColumns(skuSet), [skuSet])
  const codes = [...new Set(skuSet.flatMap(({ ean }) => (ean === null ? [] : [ean])))]
  const more = columns.moreAttributes.length + columns.moreFields.length
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.panel} aria-label={PRODUCT.skus}>
      <header className={styles.head}>
        <Heading className={styles.title}>{PRODUCT.skus}</Heading>
        <span className={styles.meta}>
          {skuSet.length === 0 ? 'none given' : skusInWords(skuSet)}
        </span>
        <span className={styles.controls}>
          <AddToNewCollection lines={codes} what={['EAN', 'EANs']} size="s" variant="link" />
          {more > 0 && (
            <Checkbox
              className={styles.more ?? ''}
              label="Show all columns"
              checked={isMore}
              onChange={setIsMore}
            />
          )}
        </span>
      </header>
      {skuSet.length > 0 && (
        <MoreRows rows={skuSet} what="variants">
          {(skus) => (
            <div className={styles.scroll} data-more={isMore || undefined}>
              <SkuTable skus={skus} columns={columns} isMore={isMore} countries={countries} />
            </div>
          )}
        </MoreRows>
      )}
    </section>
  )
}
