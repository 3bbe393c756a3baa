import { useConnection } from '@/api/connectionContext.tsx'
import type { Answer } from '@/api/http/call.ts'
import { looksLikeHtml } from '@/api/http/interpret.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { addressAdvice } from './failureAdvice.ts'

type Props = { answer: Answer; className?: string | undefined }

/**
 * A hint for "Not found" with a web page as its body. Any web server answers like this for an unknown address, so the service may
 * be elsewhere. Draws nothing in the demo, which has no other address.
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
