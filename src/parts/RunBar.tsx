import { formatCount } from '../domain/format.ts'
import { RUN } from '../domain/runNames.ts'
import type { Progress } from '../jobs/job.ts'
import { cssVars } from '../ui/cssVars.ts'
import styles from './RunBar.module.css'
import { askedOf } from './runWords.ts'

/** How far the run is: what was found, what was not, and what failed, as parts of everything that is asked. */
export function RunBar({ progress }: { progress: Progress }) {
  const { total, done, notFound, failed } = progress
  const asked = askedOf(progress)
  const share = (count: number) => cssVars({ '--share': total === 0 ? 0 : count / total })
  return (
    <div className={styles.bar}>
      <progress
        className="vh"
        aria-label={RUN.progress}
        max={Math.max(total, 1)}
        value={asked}
        aria-valuetext={`${formatCount(asked)} of ${formatCount(total)}`}
      />
      <i style={share(done)} />
      <i className={styles.missing} style={share(notFound)} />
      <i className={styles.failed} style={share(failed)} />
    </div>
  )
}
