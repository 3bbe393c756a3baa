import { DraftField } from '@/components/ui/fields/DraftField.tsx'
import { useApiVariantChoice } from '@/features/settings/useApiVariantChoice.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import styles from './TokenHeaderField.module.css'

const HEADER = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/
/** Headers that every request sends (§1, §5); a token must not replace them. */
const RESERVED_HEADERS = /^(?:apikey|accept)$/i

function problemOf(header: string): string | null {
  if (RESERVED_HEADERS.test(header)) return 'There is already a header with this name.'
  if (HEADER.test(header)) return null
  return 'Enter a header name with letters, digits and hyphens, such as x-access-token.'
}

type Props = { size?: 's' | 'm'; hideLabel?: boolean }

/** The field for the name of the header that carries the EAN access token; when it is empty, no token is sent. */
export function TokenHeaderField({ size = 'm', ...rest }: Props) {
  const { apiVariant, choose } = useApiVariantChoice()
  const commit = (text: string) => {
    const header = text.trim()
    const problem = header === '' ? null : problemOf(header)
    if (problem === null) choose({ eanTokenHeader: header === '' ? null : header })
    return problem
  }
  return (
    <DraftField
      {...rest}
      className={size === 's' ? styles.small : undefined}
      label={SETTINGS.tokenHeader}
      size={size}
      placeholder="none"
      value={apiVariant.eanTokenHeader ?? ''}
      onCommit={commit}
    />
  )
}
