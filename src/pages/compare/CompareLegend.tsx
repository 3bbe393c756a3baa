import styles from './CompareLegend.module.css'

type Props = {
  country: string
  /** Whether others are measured against a product, and whether that one is there. */
  base: 'none' | 'there' | 'missing'
}

/** What the marks mean, and what is not compared. */
export function CompareLegend({ country, base }: Props) {
  return (
    <div className={styles.legend}>
      <p>
        <i className={styles.row} aria-hidden="true" /> values in the row differ
      </p>
      {base === 'missing' && <p>Nothing is measured as long as the base is not received.</p>}
      {base === 'there' && (
        <p>
          <b className={styles.word} aria-hidden="true">
            ≠
          </b>{' '}
          a word that differs from the base; of numbers, the offer price carries its distance in
          percent
        </p>
      )}
      <p>
        {`One country, ${country}: the service states no currency, so prices of different countries are not put side by side, and an id may be known in one country alone.`}
      </p>
    </div>
  )
}
