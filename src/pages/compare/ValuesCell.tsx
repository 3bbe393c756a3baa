import { TraitValues } from '../../products/TraitValues.tsx'
import styles from './ValuesCell.module.css'

/** A column is narrower than a product's own page. */
const TAG_LENGTH = 32

/** The values of a trait, in the order received. */
export function ValuesCell({ values }: { values: readonly string[] }) {
  return (
    <span className={styles.values}>
      <TraitValues values={values} tagLength={TAG_LENGTH} />
    </span>
  )
}
