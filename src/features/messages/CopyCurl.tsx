import Code from 'lucide-react/icons/code'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Call } from '@/api/http/call.ts'
import { toCurl } from '@/api/http/curl.ts'
import type { ButtonSize, ButtonVariant } from '@/components/ui/buttons/buttonClass.ts'
import { CopyButton } from '@/components/ui/buttons/CopyButton.tsx'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { NAMES } from '@/words/names.ts'

const SIGN = <Code />

type Props = { call: Call; size?: ButtonSize; variant?: ButtonVariant; iconOnly?: boolean }

/** A button that copies the request of an answer as a command line, without the key; only if Developer is on. */
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
