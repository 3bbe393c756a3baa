import { useId, type ReactNode } from 'react'
import styles from './FacetPanel.module.css'

type FacetPartProps = {
  icon: ReactNode
  title: string
  /** What a choice does here. */
  says: string
  children: ReactNode
}

/** One of the three kinds of facet, with its rule in words. */
export function FacetPart({ icon, title, says, children }: FacetPartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        {icon}
        <h2 id={id}>{title}</h2>
        <p>{says}</p>
      </header>
      {children}
    </section>
  )
}
