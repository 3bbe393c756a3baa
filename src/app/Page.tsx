import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** The plain background of the shell's own pages, such as the one for an unknown address. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
