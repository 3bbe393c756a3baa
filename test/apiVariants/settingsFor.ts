import type { ApiVariant } from '@/api/apiVariant.ts'
import { defaultApiVariant } from '@/api/apiVariant.ts'
/** How the app is set for API variants of the demo service. */
import type { Connection } from '@/api/connection.ts'
import { asksOf } from '../../mocks/apiVariants.ts'

/** What the app has to be set to; `sent` adds what the user chose besides. What was observed of one service is not known of the next. */
export function settingsFor(
  names: readonly string[],
  sent: Partial<ApiVariant> = {},
): Pick<Connection, 'id' | 'apiVariant' | 'eanToken'> {
  const { eanToken = null, ...requested } = asksOf(names)
  const id = `demo ${names.join(',')}`
  return { id, apiVariant: { ...defaultApiVariant, ...requested, ...sent }, eanToken }
}
