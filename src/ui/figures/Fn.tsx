import styles from './Fn.module.css'
import { FnMark } from './FnMark.tsx'
import { Tooltip } from '../layers/Tooltip.tsx'

type FnProps = {
  /** How the figure comes about: "Median of 9 offer prices". With it the mark can be focused. */
  formula?: string | undefined
}

/** ƒ after a figure or its label: worked out here, not received. */
export function Fn({ formula }: FnProps) {
  if (formula === undefined) return <FnMark />
  return (
    <Tooltip
      text={
        <>
          {formula}. <span className={styles.quiet}>Worked out here.</span>
        </>
      }
    >
      <button type="button" className={styles.mark}>
        <FnMark alone />
      </button>
    </Tooltip>
  )
}
