import styles from './InterfaceText.module.css'

/** A sentence in which names of the interface are in backticks: these are not translated and not broken into lines. */
export function InterfaceText({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
      <code key={at} className={styles.name} translate="no">
        {part}
      </code>
    ),
  )
}
