import styles from './FnMark.module.css'

type FnMarkProps = {
  /** It follows no figure or label that its words could end: it is a button, or begins a sentence. */
  alone?: boolean
}

/** ƒ: the figure is worked out here, not received. */
export function FnMark({ alone = false }: FnMarkProps) {
  return (
    <>
      <i className={styles.mark} aria-hidden="true">
        ƒ
      </i>
      <span className="vh">{alone ? 'worked out here' : ', worked out here'}</span>
    </>
  )
}
