import { Button } from '../../ui/Button.tsx'
import type { CheckProgress } from '../../work/runChecks.ts'
import styles from './ChecksProgress.module.css'
import { InterfaceText } from './InterfaceText.tsx'
import { SERVICE } from './serviceNames.ts'

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
