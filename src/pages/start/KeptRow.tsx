import type { ReactNode } from 'react'
import { Link } from '../../shell/Link.tsx'
import styles from './KeptRow.module.css'

type Props = {
  to: string
  /** The kind of thing, spoken before its name. */
  kind: string
  icon?: ReactNode
  name: string
  /** Quiet words beneath the name. */
  detail: ReactNode
  /** Figures at the end. */
  end: ReactNode
}

/** Something that is kept: what it is, in one line beneath what has become of it, and the way to it. */
export function KeptRow({ to, kind, icon, name, detail, end }: Props) {
  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.what} title={name}>
        <Link to={to} dir="auto" className={styles.name}>
          <span className="vh">{kind} </span>
          {name}
        </Link>
        <span className={styles.detail} dir="auto">
          {detail}
        </span>
      </div>
      <div className={styles.end}>{end}</div>
    </li>
  )
}
