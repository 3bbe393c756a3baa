import { useId, useState } from 'react'
import type { Product, Sku } from '../../../catalog/operations/product.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { IAmItsMerchant } from '../../../position/IAmItsMerchant.tsx'
import { eansInWords } from '../../../position/skuMarket/eansInWords.ts'
import { codesOf } from '../../../position/skuMarket/market.ts'
import { AddToBatch } from '../../../selection/AddToBatch.tsx'
import { TakeProducts } from '../../../selection/TakeProducts.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { KEYBOARD } from '../../../words/keyboardNames.ts'
import { RESOLVE } from '../../../words/resolveNames.ts'
import { RecordCard } from './RecordCard.tsx'
import styles from './RecordChoice.module.css'
import { skusInWords } from './formWords.ts'

const SHOWN = 12

type Props = {
  products: readonly Product[]
  chosen: number
  onChoose: (place: number) => void
  /** The SKUs of the chosen record, wherever they came from; null while they are not known. */
  chosenSkus: readonly Sku[] | null
  countries: readonly string[]
}

function countsOf(skus: readonly Sku[] | null): string | null {
  if (skus === null) return null
  return `${skusInWords(skus.length)}, ${eansInWords(codesOf(skus).length)}`
}

/** The records behind a URL; one of them is measured. */
export function RecordChoice({ products, chosen, onChoose, chosenSkus, countries }: Props) {
  const group = useId()
  const [shown, setShown] = useState(SHOWN)
  const rest = products.length - shown
  // The chosen one first: a comparison measures the others against it.
  const inOrder = [...products.slice(chosen, chosen + 1), ...products.toSpliced(chosen, 1)]
  return (
    <div className={styles.choice}>
      <div role="radiogroup" aria-label={RESOLVE.records} className={styles.cards}>
        {products.slice(0, shown).map((product, place) => {
          const given = product.skuSet.length > 0 ? product.skuSet : null
          return (
            <RecordCard
              // Records may come without an id, or with the same one twice.
              key={`${place} ${product.productId ?? ''}`}
              product={product}
              counts={countsOf(place === chosen ? chosenSkus : given)}
              countries={countries}
              isChosen={place === chosen}
              group={products.length > 1 ? group : null}
              onChoose={() => onChoose(place)}
            />
          )
        })}
      </div>
      <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
        <TakeProducts
          products={inOrder.map(({ productId }) => ({
            id: productId,
            country: countries.join(','),
          }))}
          size="s"
          variant="link"
          align="start"
        />
        <AddToBatch
          lines={chosenSkus === null ? [] : codesOf(chosenSkus)}
          what={['EAN', 'EANs']}
          size="s"
          variant="link"
        />
        <IAmItsMerchant merchant={products[chosen]?.merchant ?? null} countries={countries} />
      </div>
      {rest > 0 && (
        <Button variant="link" onClick={() => setShown(shown + SHOWN)}>
          {`Show ${Math.min(SHOWN, rest)} more of ${formatCount(products.length)} records`}
        </Button>
      )}
    </div>
  )
}
