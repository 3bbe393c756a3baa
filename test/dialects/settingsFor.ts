/** How the app is set for dialects of the demo service. */
import type { Connection } from '@/api/connection.ts'
import type { Dialect } from '@/api/dialect.ts'
import { defaultDialect } from '@/api/dialect.ts'
import { asksOf } from '../../mocks/dialects.ts'

/** What the app has to be set to; `sent` adds what the user chose besides. What was observed of one service is not known of the next. */
export function settingsFor(
  names: readonly string[],
  sent: Partial<Dialect> = {},
): Pick<Connection, 'id' | 'dialect' | 'eanToken'> {
  const { eanToken = null, ...asked } = asksOf(names)
  const id = `demo ${names.join(',')}`
  return { id, dialect: { ...defaultDialect, ...asked, ...sent }, eanToken }
}
