import styles from './KeyHelp.module.css'
import { markGroups } from './marks.tsx'

/** Every mark as it stands on a page, and what it says. */
export function MarkTable() {
  return markGroups.map(({ title, marks }) => (
    <section key={title} className={styles.group}>
      <h4>{title}</h4>
      <dl className={styles.marks}>
        {marks.map(({ name, means, sample }) => (
          <div key={name} className={styles.mark}>
            <dt>
              <span aria-hidden="true">{sample}</span>
              <span className="vh">{name}</span>
            </dt>
            <dd>
              <b aria-hidden="true">{name}</b> {means}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
