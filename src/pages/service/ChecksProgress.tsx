import { SERVICE } from '../../domain/serviceNames.ts'
import type { CheckProgress } from '../../jobs/runChecks.ts'
import { InterfaceText } from '../../parts/InterfaceText.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './ChecksProgress.module.css'

type Props = { progress: CheckProgress; onCancel: () => void }

/** How far the checks are, and the way to stop them. */
export function ChecksProgress({ progress: { made, most, title }, onCancel }: Props) {
  return (
    <div className={styles.progress}>
      <progress value={made} max={most} aria-label={SERVICE.progress} />
      <span>
        <InterfaceText text={title} />
        {`: request ${made + 1} of ${most} at the most`}
      </span>
      <Button size="s" onClick={onCancel}>
        {SERVICE.cancelChecks}
      </Button>
    </div>
  )
}
