import type { ListEntry } from '../../../model/lists/productList.ts'
import { ProductPicture } from '../../../pictures/ProductPicture.tsx'
import styles from './EntryPicture.module.css'

/** The picture of a product; an empty well as long as nothing was answered, because nobody knows of one yet. */
export function EntryPicture({ entry: { seen, missingAt } }: { entry: ListEntry }) {
  if (seen === null && missingAt === null) return <span className={styles.unknown} />
  return (
    <ProductPicture
      src={seen?.imageUrl ?? null}
      size="small"
      faded={missingAt !== null || seen?.active === false}
    />
  )
}
