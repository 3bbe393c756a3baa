import { shortId } from '../../lib/format.ts'
import { ProductPicture } from '../../pictures/ProductPicture.tsx'
import { Price } from '../../products/Price.tsx'
import { COMPARE } from '../../words/compareNames.ts'
import styles from './ComparedStrip.module.css'
import type { Comparison } from './comparison.ts'

type Props = {
  comparison: Comparison
  /** The place of the product that stays. */
  anchor: number
  /** The id of the one beside it. */
  beside: string
  onLook: (id: string) => void
}

/** On a small screen: the base, and which of the others stands beside it. */
export function ComparedStrip({ comparison, anchor, beside, onLook }: Props) {
  return (
    <fieldset className={styles.strip}>
      <legend className="vh">{COMPARE.strip}</legend>
      {comparison.columns.map(({ id, product, name }, place) => {
        const isAnchor = place === anchor
        const words = isAnchor && comparison.base !== null ? 'Base' : product?.merchant
        return (
          <button
            key={id}
            type="button"
            className={styles.choice}
            aria-pressed={isAnchor || id === beside}
            aria-disabled={isAnchor || undefined}
            onClick={isAnchor ? undefined : () => onLook(id)}
          >
            <ProductPicture size="small" src={product?.imageUrl ?? null} />
            <Price offer={product?.offerPrice ?? null} />
            <span className="vh">, </span>
            <span className={styles.words} title={name}>
              {words ?? shortId(id)}
            </span>
            <span className="vh">{`, ${name}`}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
