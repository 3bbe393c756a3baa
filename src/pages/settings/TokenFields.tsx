import { keyProblem } from '../../catalog/http/key.ts'
import { useConnection } from '../../shell/connection.tsx'
import { SecretField } from '../../ui/SecretField.tsx'
import { SETTINGS } from '../../words/settingsNames.ts'
import styles from './DirectFields.module.css'
import { TokenHeaderField } from './TokenHeaderField.tsx'
import { useHeldSecrets } from './useHeldSecrets.ts'

/** The optional access token of EAN prices (§5.2): under which header it is sent, and what it is. */
export function TokenFields() {
  const { dialect } = useConnection()
  const { hasToken, give } = useHeldSecrets()
  const isNamed = dialect.eanTokenHeader !== null
  return (
    <div id="ean-token" className={styles.pair}>
      <TokenHeaderField />
      <SecretField
        label={SETTINGS.token}
        isHeld={hasToken}
        problemOf={(token) => (isNamed ? keyProblem(token) : 'Name the header first.')}
        onGiven={(eanToken) => give({ eanToken })}
      />
    </div>
  )
}
