import { useContext, type ReactNode } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import styles from './Price.module.css'

/** A figure after the currency label of its section; where that has none, as one text: a page has hundreds of them. */
export function useWithUnit(): (figure: string) => ReactNode {
  const label = useContext(CurrencyLabel)
  return (figure) => {
    const written = <LangText>{figure}</LangText>
    return label === '' ? (
      written
    ) : (
      <>
        <Unit />
        {written}
      </>
    )
  }
}

/** The currency label before a figure that is drawn; nothing where its section has none. */
export function Unit() {
  const label = useContext(CurrencyLabel)
  // A label in Arabic or Hebrew letters still stands before its figure.
  return label && <span className={styles.unit} dir="ltr">{`${label}\u00a0`}</span>
}
