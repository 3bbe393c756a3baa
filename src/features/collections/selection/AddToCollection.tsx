import ListPlus from 'lucide-react/icons/list-plus'
import { Suspense } from 'react'
import {
  buttonClass,
  type ButtonSize,
  type ButtonVariant,
} from '@/components/ui/buttons/buttonClass.ts'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import type { NewEntry } from '@/domain/picked/productList.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import styles from './AddToCollection.module.css'

// Loaded on a click; if loading fails, an error takes the panel’s place.
const AddToListPanel = lazyPart(
  async () => (await import('./AddToCollectionPanel.tsx')).AddToCollectionPanel,
  'Nothing was added.',
)

type Props = {
  /** Products with the countries that they were requested in, in the order to add them. */
  products: readonly Pick<NewEntry, 'id' | 'country'>[]
  size?: ButtonSize
  variant?: ButtonVariant
  align?: 'start' | 'end'
  /** Whether the panel opens above the button, for a bar at the bottom of the screen. */
  opensUp?: boolean
}

const LABEL = 'Add to collection'

/** Adds products to a collection that the user chooses. */
export function AddToCollection({
  products,
  size = 'm',
  variant = 'secondary',
  align = 'end',
  opensUp = false,
}: Props) {
  if (products.length === 0) return null
  return (
    <Popover
      label={LABEL}
      align={align}
      panelClassName={opensUp ? styles.up : undefined}
      triggerClassName={buttonClass({ size, variant })}
      trigger={
        <>
          <ListPlus />
          <span>{LABEL}</span>
        </>
      }
    >
      {(close) => (
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Spinner label="Loading collections" />
            </div>
          }
        >
          <AddToListPanel products={products} onDone={close} />
        </Suspense>
      )}
    </Popover>
  )
}
