import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { blockingSources, servedPolicies } from '@/api/http/allowedOrigins.ts'
import { readBaseUrl } from '@/api/http/baseUrl.ts'
import { keyProblem } from '@/api/http/key.ts'
import { DraftField } from '@/components/ui/fields/DraftField.tsx'
import { SecretField } from '@/components/ui/fields/SecretField.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { SETTINGS } from '@/words/settingsNames.ts'
import { TokenHeaderField } from './TokenHeaderField.tsx'
import { useConnectionMode } from './useConnectionMode.ts'
import { useSecrets } from './useSecrets.ts'
import styles from './DirectFields.module.css'

const CONFIGURATION = `${import.meta.env.BASE_URL}config.json`
const IN_PAGE = 'meta[http-equiv="Content-Security-Policy" i]'

const policiesQuery = queryOptions({
  queryKey: ['served policies'] as const,
  queryFn: () => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>(IN_PAGE)]
    return servedPolicies(
      CONFIGURATION,
      metas.map(({ content }) => content),
    )
  },
  networkMode: 'always',
  staleTime: Infinity,
  retry: false,
})

function inWords(baseUrl: string, sources: readonly string[] | null): string | null {
  if (sources === null) return null
  const listed = sources.map((source) => (source === `'self'` ? 'itself' : source)).join(', ')
  return `This site doesn’t allow requests to ${new URL(baseUrl).origin}. Its security policy allows ${listed || 'none'}; your administrator can add more (CATALOG_ALLOWED_ORIGINS).`
}

/**
 * Reads the site's security policy, by which the browser may forbid requests to the address of a service, so that a message can
 * warn before a request fails. If the policy can't be read, there is no message, and the browser decides.
 */
function useServedPolicies() {
  const client = useQueryClient()
  const { data: known = [] } = useQuery(policiesQuery)
  const message = (policies: readonly string[], baseUrl: string) =>
    inWords(baseUrl, blockingSources(policies, baseUrl, window.location.href))
  return {
    /** Returns why the policies loaded so far refuse an address; null if they allow it. */
    refusal: (baseUrl: string): string | null => message(known, baseUrl),
    /** Loads the policies first, then returns the same as `refusal`. */
    findRefusal: async (baseUrl: string): Promise<string | null> =>
      message(await client.ensureQueryData(policiesQuery).catch(() => []), baseUrl),
  }
}

/** The fields for the service's base address and the key for it. */
export function DirectFields() {
  const connection = useConnection()
  const { address, setAddress, isWaiting } = useConnectionMode()
  const { refusal, findRefusal } = useServedPolicies()
  const { hasKey, storage, give, save } = useSecrets()
  const refused = isWaiting ? null : refusal(connection.baseUrl)

  const commitAddress = async (text: string) => {
    const reading = readBaseUrl(text)
    if (reading.kind === 'wrong') return reading.message
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
        {...(isWaiting && { hint: 'The address before /v1. Nothing changes until you enter it.' })}
      />
      {refused !== null && <ErrorCard title={refused} />}
      <div className={styles.pair}>
        <SecretField
          id="api-key"
          label={SETTINGS.apiKey}
          hasSecret={hasKey && !isWaiting}
          // A key belongs to one address, so the address must be entered first.
          problemOf={(key) => (isWaiting ? 'Enter the base address first.' : keyProblem(key))}
          onEnter={(apiKey) => give({ apiKey })}
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
            value={storage}
            onChange={save}
          />
        </div>
      </div>
      <p className={styles.says}>
        In memory: until you reload. This tab: until you close the tab. Never written to disk,
        links, exports or logs. Changing the address removes it.
      </p>
      {!isWaiting && <TokenFields />}
    </>
  )
}

/** The fields for the optional access token for EAN prices (§5.2): its header and its value. */
function TokenFields() {
  const { apiVariant } = useConnection()
  const { hasToken, give } = useSecrets()
  const isNamed = apiVariant.eanTokenHeader !== null
  return (
    <div id="ean-token" className={styles.pair}>
      <TokenHeaderField />
      <SecretField
        label={SETTINGS.token}
        hasSecret={hasToken}
        problemOf={(token) => (isNamed ? keyProblem(token) : 'Enter the header name first.')}
        onEnter={(eanToken) => give({ eanToken })}
      />
    </div>
  )
}
