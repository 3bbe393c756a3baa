import Code from 'lucide-react/icons/code'
import type { Call } from '../catalog/http/call.ts'
import { toCurl } from '../catalog/http/curl.ts'
import { useConnection } from '../shell/settings/connection.tsx'
import { useDeveloper } from '../shell/settings/useDeveloper.ts'
import { CopyButton } from '../ui/buttons/CopyButton.tsx'
import type { ButtonSize, ButtonVariant } from '../ui/buttons/buttonClass.ts'
import { NAMES } from '../words/names.ts'

const SIGN = <Code />

type Props = { call: Call; size?: ButtonSize; variant?: ButtonVariant; iconOnly?: boolean }

/** The request of an answer as a command line, where Developer is on; the key stays out of it. */
export function CopyCurl({ call, size = 'm', variant = 'quiet', iconOnly = false }: Props) {
  const connection = useConnection()
  if (!useDeveloper()) return null
  return (
    <CopyButton
      text={() => toCurl(connection, call)}
      label={NAMES.copyCurl}
      copiedLabel="Copied without the key"
      icon={SIGN}
      size={size}
      variant={variant}
      iconOnly={iconOnly}
    />
  )
}
