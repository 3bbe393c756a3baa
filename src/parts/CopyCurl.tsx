import Code from 'lucide-react/icons/code'
import { toCurl } from '../api/curl.ts'
import type { Call } from '../api/http.ts'
import { NAMES } from '../domain/names.ts'
import type { ButtonSize, ButtonVariant } from '../ui/buttonClass.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { useConnection } from './connection.tsx'

const SIGN = <Code />

type Props = { call: Call; size?: ButtonSize; variant?: ButtonVariant; iconOnly?: boolean }

/** The request of an answer as a command line; the key stays out of it. */
export function CopyCurl({ call, size = 'm', variant = 'quiet', iconOnly = false }: Props) {
  const connection = useConnection()
  return (
    <CopyButton
      text={() => toCurl(connection, call)}
      label={NAMES.copyCurl}
      copiedLabel="Copied, key left out"
      icon={SIGN}
      size={size}
      variant={variant}
      iconOnly={iconOnly}
    />
  )
}
