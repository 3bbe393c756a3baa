import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** The plain sheet that the shell's own pages are written on. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
