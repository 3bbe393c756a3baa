import { useContext, type ReactNode } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import styles from './Price.module.css'

/**
 * Returns a function that puts a figure after its section’s currency label. Without a label it adds no elements, because a page
 * has hundreds of figures.
 */
export function useWithUnit(): (figure: string) => ReactNode {
  const label = useContext(CurrencyLabel)
  return (figure) => {
    const written = <LangText>{figure}</LangText>
    return label === '' ? (
      written
    ) : (
      <>
        <CurrencyPrefix />
        {written}
      </>
    )
  }
}

/** The currency label before a figure; nothing if its section has none. */
export function CurrencyPrefix() {
  const label = useContext(CurrencyLabel)
  // Even a label in Arabic or Hebrew letters comes before its figure.
  return label && <span className={styles.unit} dir="ltr">{`${label}\u00a0`}</span>
}
