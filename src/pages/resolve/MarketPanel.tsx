import { useContext } from 'react'
import type { Product } from '../../api/product.ts'
import { together } from '../../domain/countryCode.ts'
import { labelInWords } from '../../domain/labelled.ts'
import { NAMES } from '../../domain/names.ts'
import type { ReferenceKind } from '../../domain/priceIndex.ts'
import { AnswerNotice } from '../../parts/AnswerNotice.tsx'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { FnMark } from '../../ui/FnMark.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { nameOfMine } from '../../parts/skuMarket/market.ts'
import { MarketKey } from '../../parts/skuMarket/MarketKey.tsx'
import { MarketNotes } from '../../parts/skuMarket/MarketNotes.tsx'
import styles from './MarketPanel.module.css'
import { MarketSkeleton } from './MarketSkeleton.tsx'
import { MarketTable } from '../../parts/skuMarket/MarketTable.tsx'
import { REFERENCES } from '../../parts/skuMarket/references.ts'
import type { Market } from '../../parts/skuMarket/useMarket.ts'
import type { MarketCountry } from '../../parts/skuMarket/useMarketCountry.ts'
import type { RecordSkus } from './useSkus.ts'

type Props = {
  product: Product
  skus: RecordSkus
  market: Market
  within: MarketCountry
  reference: ReferenceKind
  onReference: (reference: ReferenceKind) => void
  headingLevel: 2 | 3
  /** Whether other sections have such a panel, from which its country tells it apart. */
  isOneOfMany: boolean
}

/** Each SKU of the chosen record against the other merchants' offers of its EAN. */
export function MarketPanel(props: Props) {
  const { product, skus, market, within, reference, onReference, headingLevel, isOneOfMany } = props
  const { country, countries, choose } = within
  const unit = useContext(CurrencyLabel)
  const select = (
    <SelectField
      label={NAMES.reference}
      className={styles.reference ?? ''}
      value={reference}
      onChange={onReference}
      options={REFERENCES.map(({ kind, label }) => ({ value: kind, label }))}
    />
  )
  return (
    <Panel
      title="Market position by SKU"
      headingLevel={headingLevel}
      {...(isOneOfMany && { 'aria-label': `Market position by SKU, ${country}` })}
      className={styles.panel ?? ''}
      tabIndex={-1}
      meta={
        product.merchant !== null && (
          <span className={styles.wide}>{`mine: the record at ${product.merchant}`}</span>
        )
      }
      actions={
        market.codes.length > 0 && (
          <>
            <MarketKey reference={reference} />
            {countries.length > 1 && (
              <Segmented
                label="Market in"
                size="s"
                options={countries.map((code) => ({ value: code, label: code }))}
                value={country}
                onChange={choose}
              />
            )}
            {select}
          </>
        )
      }
    >
      <MarketNotes
        market={market}
        why="More than 12 are asked on your press only: one request each."
      >
        {skus.query?.isSuccess === true && (
          <p className={styles.quiet}>
            A lite answer holds no SKUs: these come from one traits request for the chosen record.
          </p>
        )}
        {skus.query && <AnswerNotice query={skus.query} what="The request for the SKUs" />}
        {skus.skus?.length === 0 && (
          <p className={styles.quiet}>
            This record lists no SKUs, so there is no EAN to compare prices of.
          </p>
        )}
      </MarketNotes>
      {skus.skus === null ? (
        skus.query?.isError !== true && <MarketSkeleton rows={6} />
      ) : (
        <MarketTable
          rows={market.rows}
          country={country}
          mine={nameOfMine(product)}
          reference={reference}
        />
      )}
      {market.codes.length > 0 && (
        <p className={styles.formula}>
          <span>
            <FnMark /> {REFERENCES.find(({ kind }) => kind === reference)?.formula} A price of 0 or
            none is left out.
          </span>
          {market.rows.some(({ position }) => position && position.recordPrice !== null) && (
            <span>
              Where the record and the answer for an EAN give mine different prices, the answer’s is
              measured.
            </span>
          )}
          {market.rows.some(
            ({ position }) => position?.ownFrom === 'record' && position.own !== null,
          ) && (
            <span>
              Where the answer for an EAN does not list this merchant, the record’s own price stands
              in.
            </span>
          )}
          {countries.length > 1 && (
            <span>
              The record was asked for in {together(countries)} at once and does not say which of
              them its prices belong to: they are not measured.
            </span>
          )}
          {unit !== '' && <span>Prices in {labelInWords(unit)}.</span>}
        </p>
      )}
    </Panel>
  )
}
