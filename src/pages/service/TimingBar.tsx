import { formatCount } from '../../lib/format.ts'
import { cssVars } from '../../ui/cssVars.ts'
import styles from './TimingBar.module.css'

type Props = {
  waitMs: number
  ms: number
  /** What a whole bar stands for. */
  slowestMs: number
}

/** How long a request waited for the first byte, and how long it then took, on one scale for all. */
export function TimingBar({ waitMs, ms, slowestMs }: Props) {
  const share = (part: number) => Math.max(0, part) / Math.max(slowestMs, 1)
  const words = `waiting ${formatCount(waitMs)} ms, then receiving ${formatCount(ms - waitMs)} ms`
  return (
    <span className={styles.bar} title={words}>
      <span className="vh">{words}</span>
      <i className={styles.wait} style={cssVars({ '--share': share(waitMs) })} />
      <i className={styles.receive} style={cssVars({ '--share': share(ms - waitMs) })} />
    </span>
  )
}
