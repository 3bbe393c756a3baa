import { readBaseUrl } from '../../catalog/http/baseUrl.ts'
import { keyProblem } from '../../catalog/http/key.ts'
import { useConnection } from '../../shell/connection.tsx'
import { DraftField } from '../../ui/DraftField.tsx'
import { Note } from '../../ui/Note.tsx'
import { SecretField } from '../../ui/SecretField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SETTINGS } from '../../words/settingsNames.ts'
import styles from './DirectFields.module.css'
import { TokenFields } from './TokenFields.tsx'
import { useHeldSecrets } from './useHeldSecrets.ts'
import { useServedPolicies } from './useServedPolicies.ts'
import { useWay } from './useWay.ts'

/** The service's address and the key for it. */
export function DirectFields() {
  const connection = useConnection()
  const { address, setAddress, isWaiting } = useWay()
  const { refusal, findRefusal } = useServedPolicies()
  const { hasKey, keeping, give, keep } = useHeldSecrets()
  const refused = isWaiting ? null : refusal(connection.baseUrl)

  const commitAddress = async (text: string) => {
    const reading = readBaseUrl(text)
    if (reading.kind === 'wrong') return reading.says
    const problem = await findRefusal(reading.baseUrl)
    if (problem === null) setAddress(reading.baseUrl)
    return problem
  }

  return (
    <>
      <DraftField
        label={SETTINGS.baseAddress}
        type="url"
        inputMode="url"
        placeholder="https://catalog.example/api"
        value={address}
        onCommit={commitAddress}
        {...(isWaiting && { hint: 'What stands before /v1. Until it is given nothing changes.' })}
      />
      {refused !== null && <Note tone="danger">{refused}</Note>}
      <div className={styles.pair}>
        <SecretField
          id="api-key"
          label={SETTINGS.apiKey}
          isHeld={hasKey && !isWaiting}
          // A key belongs to an address: there has to be one.
          problemOf={(key) => (isWaiting ? 'Give the base address first.' : keyProblem(key))}
          onGiven={(apiKey) => give({ apiKey })}
        />
        <div className={styles.keep}>
          <span className={styles.label} aria-hidden="true">
            {SETTINGS.keepKey}
          </span>
          <Segmented
            label={SETTINGS.keepKey}
            options={[
              { value: 'memory', label: 'In memory' },
              { value: 'tab', label: 'This tab' },
            ]}
            value={keeping}
            onChange={keep}
          />
        </div>
      </div>
      <p className={styles.says}>
        In memory: gone on reload. This tab: gone when the tab closes. Never written to disk, a
        link, an export or a log. Another address forgets it.
      </p>
      {!isWaiting && <TokenFields />}
    </>
  )
}
