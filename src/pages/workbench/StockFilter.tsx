import type { Look, StockChoice } from '../../domain/workbench/rowView.ts'
import { WORKBENCH } from '../../domain/workbenchNames.ts'
import { STOCK } from '../../url/workbenchState.ts'
import { CountedBox } from './CountedBox.tsx'
import { stockWords } from './filterWords.ts'
import styles from './ValueFilter.module.css'

type Props = {
  stock: Look['stock']
  chosen: readonly StockChoice[]
  onChoose: (chosen: readonly StockChoice[]) => void
}

/** In stock or not, and where rows do not say, unknown; none chosen is any of them. */
export function StockFilter({ stock, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{WORKBENCH.stock}</legend>
      {STOCK.filter(
        (one) => one !== 'unknown' || stock.unknown.all > 0 || chosen.includes(one),
      ).map((one) => (
        <CountedBox
          key={one}
          label={stockWords[one]}
          {...stock[one]}
          checked={chosen.includes(one)}
          onChange={(on) =>
            onChoose(on ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        />
      ))}
    </fieldset>
  )
}
