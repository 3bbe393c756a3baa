import { useConnection } from '@/api/connectionContext.tsx'
import type { Answer } from '@/api/http/call.ts'
import { looksLikeHtml } from '@/api/http/interpret.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { addressAdvice } from './failureAdvice.ts'

type Props = { answer: Answer; className?: string | undefined }

/**
 * A hint about "Not found" with a web page, which is how any web server answers for an unknown address: the service may be
 * elsewhere. Nothing in the demo, which has no other address.
 */
export function HtmlAnswerHint({ answer, className }: Props) {
  const { mode, baseUrl } = useConnection()
  if (mode === 'demo' || !looksLikeHtml(answer)) return null
  const { advice, inSettings } = addressAdvice(mode)
  return (
    <p className={className}>
      {mode === 'direct'
        ? `The response was a web page, not data: ${baseUrl} may not be where the service is. `
        : 'The response was a web page, not data: this site may use the wrong address. '}
      {inSettings ? <Link to={paths.settings('connection')}>{advice}</Link> : advice}
    </p>
  )
}
