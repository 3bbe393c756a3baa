import styles from './KeyPanel.module.css'

/** What a server needs before it can ask a service for the app. */
export function KeyPanelServer() {
  return (
    <>
      <dl className={styles.variables}>
        <dt>CATALOG_BASE_URL</dt>
        <dd>the address of the service, without /v1</dd>
        <dt>CATALOG_API_KEY</dt>
        <dd>the key that the server adds to each request</dd>
      </dl>
      <p>Or connect to a service from this browser, with an address and a key typed in Settings.</p>
    </>
  )
}
