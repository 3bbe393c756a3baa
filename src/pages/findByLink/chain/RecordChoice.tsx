import { useId, useState } from 'react'
import type { Product, Sku } from '@/api/operations/product.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { requestableProducts } from '@/domain/picked/requestableProducts.ts'
import { AddToCollection } from '@/features/collections/selection/AddToCollection.tsx'
import { AddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import { CompareSeveral } from '@/features/collections/selection/TakeProducts.tsx'
import { PageActions, type ActionPlace, type PageAction } from '@/features/page/PageActions.tsx'
import { codesOf } from '@/features/pricing/skuMarket/market.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { RecordCard } from './RecordCard.tsx'
import styles from './RecordChoice.module.css'

const SHOWN = 12

type Props = {
  products: readonly Product[]
  chosen: number
  onChoose: (index: number) => void
  /** The SKUs of the chosen record, from the look-up or its traits; null while unknown. */
  chosenSkus: readonly Sku[] | null
  countries: readonly string[]
  /** Whether this is one of several sections: then a phone's bottom bar would not say which one its actions belong to. */
  isOneOfMany: boolean
}

function countsOf(skus: readonly Sku[] | null): string | null {
  if (skus === null) return null
  return `${plural(skus.length, 'variant')}, ${plural(codesOf(skus).length, 'EAN')}`
}

/** The cards of the records behind a URL. One record is chosen, whose market is shown below. */
export function RecordChoice({
  products,
  chosen,
  onChoose,
  chosenSkus,
  countries,
  isOneOfMany,
}: Props) {
  const group = useId()
  const isPhone = usePhone()
  const [shown, setShown] = useState(SHOWN)
  const rest = products.length - shown
  // The chosen record comes first, because it becomes the base of a comparison.
  const inOrder = [...products.slice(chosen, chosen + 1), ...products.toSpliced(chosen, 1)]
  const all = requestableProducts(
    inOrder.map(({ productId }) => ({ id: productId, country: countries.join(',') })),
  )
  const codes = chosenSkus === null ? [] : codesOf(chosenSkus)
  const inBar = (place: 'first' | 'second') => (isOneOfMany ? undefined : place)
  const layout = (place: ActionPlace, variant: 'primary' | 'secondary') =>
    place === 'bar'
      ? ({ variant } as const)
      : ({ variant: 'link', size: place === 'page' ? 's' : 'm' } as const)
  const actions: PageAction[] = [
    ...(all.length > 0
      ? [
          {
            key: 'list',
            onPhone: inBar('first'),
            renderIn: (place) => (
              <AddToCollection products={all} align="start" {...layout(place, 'primary')} />
            ),
          } satisfies PageAction,
        ]
      : []),
    ...(isPhone
      ? []
      : [
          {
            key: 'compare',
            renderIn: () => <CompareSeveral products={all} size="s" variant="link" />,
          },
        ]),
    ...(codes.length > 0
      ? [
          {
            key: 'batch',
            onPhone: inBar('second'),
            renderIn: (place, close) => (
              <AddToNewCollection
                lines={codes}
                what={['EAN', 'EANs']}
                onAdd={close}
                {...layout(place, 'secondary')}
              />
            ),
          } satisfies PageAction,
        ]
      : []),
  ]
  return (
    <div className={styles.choice}>
      <div role="radiogroup" aria-label={FIND_BY_LINK.records} className={styles.cards}>
        {products.slice(0, shown).map((product, index) => {
          const productSkus = product.skuSet.length > 0 ? product.skuSet : null
          return (
            <RecordCard
              // Records may lack an ID, or share one, so the index makes the keys unique.
              key={`${index} ${product.productId ?? ''}`}
              product={product}
              counts={countsOf(index === chosen ? chosenSkus : productSkus)}
              countries={countries}
              isChosen={index === chosen}
              group={products.length > 1 ? group : null}
              onChoose={() => onChoose(index)}
            />
          )
        })}
      </div>
      <div className={styles.actions}>
        <PageActions
          actions={actions}
          more={FIND_BY_LINK.moreOfRecord}
          className={styles.controls}
        />
        {isPhone && <CompareSeveral products={all} size="s" variant="link" />}
      </div>
      {rest > 0 && (
        <Button variant="link" onClick={() => setShown(shown + SHOWN)}>
          {`Show ${Math.min(SHOWN, rest)} more of ${formatCount(products.length)} listings`}
        </Button>
      )}
    </div>
  )
}
