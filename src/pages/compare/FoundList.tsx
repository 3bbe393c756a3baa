import Plus from 'lucide-react/icons/plus'
import { shortId } from '../../lib/format.ts'
import { Price } from '../../products/Price.tsx'
import { COMPARE } from '../../words/compareNames.ts'
import styles from './FoundList.module.css'
import type { Found } from './findProducts.ts'

type Props = {
  list: readonly Found[]
  /** Ids that are in the comparison already. */
  present: readonly string[]
  onChoose: (id: string) => void
}

/** The records behind a URL or a code; one of them is chosen. */
export function FoundList({ list, present, onChoose }: Props) {
  return (
    <ul className={styles.list} aria-label={COMPARE.found}>
      {list.map(({ id, merchant, title, price }, place) => (
        <li key={`${place} ${id}`}>
          {present.includes(id) ? (
            <span className={styles.here}>{merchant ?? shortId(id)}, here already</span>
          ) : (
            <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
              <Plus />
              <span className={styles.words}>
                <bdi>{merchant ?? shortId(id)}</bdi>
                {title !== null && (
                  <>
                    <span className="vh">, </span>
                    <bdi className={styles.title}>{title}</bdi>
                  </>
                )}
              </span>
              <Price offer={price} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
