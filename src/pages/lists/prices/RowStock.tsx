import Minus from 'lucide-react/icons/minus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ListEntry } from '../../../model/lists/productList.ts'
import { Stock } from '../../../products/Stock.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Spinner } from '../../../ui/panels/Spinner.tsx'
import { LISTS } from '../../../words/listNames.ts'
import styles from './RowStock.module.css'
import type { LoadState } from '../../workbench/items/picked/priceLoader.ts'

type Props = {
  entry: ListEntry
  state: LoadState | undefined
  title: string
  onRetry: () => void
}

/** Whether it is in stock, or what keeps the page from knowing. */
export function RowStock({ entry, state, title, onRetry }: Props) {
  if (state?.kind === 'asking') return <Spinner label="Loading" />
  if (state?.kind === 'failed') {
    return (
      <Button variant="link" size="s" icon={<RotateCw />} onClick={onRetry}>
        {LISTS.tryAgain}
        <span className="vh">: {title}</span>
      </Button>
    )
  }
  if (entry.missingAt !== null) {
    return (
      <span className={styles.none}>
        <Minus />
        Not found
      </span>
    )
  }
  // Not answered yet: blank.
  if (entry.seen === null) return null
  return <Stock available={entry.seen.active} />
}
