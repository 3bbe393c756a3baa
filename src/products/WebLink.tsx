import styles from './WebLink.module.css'

/** A received http(s) address as a link: host and path in one line, the whole of it on hover and in the copy. */
export function WebLink({ url }: { url: string }) {
  return (
    <a
      className={styles.link}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={url}
      dir="ltr"
      translate="no"
    >
      {url.replace(/^https?:\/\//i, '')}
    </a>
  )
}
