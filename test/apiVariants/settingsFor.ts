/** The app's settings for API variants of the demo service. */
import type { ApiVariant } from '@/api/apiVariant.ts'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import type { Connection } from '@/api/connection.ts'
import { clientSettingsOf } from '../../mocks/apiVariants.ts'

/**
 * The required settings; `sent` adds the user's own choices. Each combination has a separate ID, because observations of one
 * service do not apply to the next.
 */
export function settingsFor(
  names: readonly string[],
  sent: Partial<ApiVariant> = {},
): Pick<Connection, 'id' | 'apiVariant' | 'eanToken'> {
  const { eanToken = null, ...requested } = clientSettingsOf(names)
  const id = `demo ${names.join(',')}`
  return { id, apiVariant: { ...defaultApiVariant, ...requested, ...sent }, eanToken }
}
