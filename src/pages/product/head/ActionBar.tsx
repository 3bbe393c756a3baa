import Barcode from 'lucide-react/icons/barcode'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { Answer } from '../../../catalog/http/call.ts'
import type { Product } from '../../../catalog/operations/product.ts'
import { eansInWords } from '../../../position/skuMarket/eansInWords.ts'
import { AddToList } from '../../../selection/AddToList.tsx'
import { CompareLink } from '../../../selection/CompareLink.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Sheet } from '../../../ui/layers/Sheet.tsx'
import { KEYBOARD } from '../../../words/keyboardNames.ts'
import styles from './ActionBar.module.css'
import { RecordActions } from './RecordActions.tsx'
import { PRODUCT } from '../productNames.ts'
import type { Parity } from '../skus/useParity.ts'

type Props = { id: string; product: Product; answer: Answer; countries: string[]; parity: Parity }

/** What a thumb reaches on a phone: the market first, the rest a press away. */
export function ActionBar({ id, product, answer, countries, parity }: Props) {
  const [isMore, setIsMore] = useState(false)
  const self = [{ id: product.productId ?? id, country: countries.join(',') }]
  const codes = parity.market.codes.length
  return (
    <>
      <div className={styles.bar} data-commands={KEYBOARD.thisPage}>
        {codes > 0 && (
          <Button variant="primary" icon={<Barcode />} onClick={parity.askAndShow}>
            {`Market, ${eansInWords(codes)}`}
          </Button>
        )}
        <CompareLink products={self} least={1} />
        <div className={styles.sign}>
          <AddToList products={self} opensUp />
        </div>
        <IconButton
          variant="secondary"
          label={PRODUCT.more}
          icon={<Ellipsis />}
          aria-haspopup="dialog"
          onClick={() => setIsMore(true)}
        />
      </div>
      <Sheet open={isMore} side="bottom" title={PRODUCT.more} onClose={() => setIsMore(false)}>
        <div className={styles.more}>
          <RecordActions
            id={id}
            product={product}
            answer={answer}
            look={{ size: 'l', variant: 'quiet' }}
            onAdd={() => setIsMore(false)}
          />
        </div>
      </Sheet>
    </>
  )
}
