import Code from 'lucide-react/icons/code'
import { useMemo } from 'react'
import type { Connection } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Call } from '@/api/http/call.ts'
import { toCurl } from '@/api/http/curl.ts'
import { encode } from '@/api/http/http.ts'
import type { LoggedRequest } from '@/api/http/log.ts'
import { CopyButton } from '@/components/ui/buttons/CopyButton.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { RawAnswerLines } from '@/features/messages/rawAnswer/RawAnswerLines.tsx'
import { RawAnswerText } from '@/features/messages/rawAnswer/RawAnswerText.tsx'
import { toRawLines } from '@/features/messages/rawAnswer/rawLines.ts'
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'
import { statusOf } from './requestWords.ts'
import { SERVICE } from './serviceNames.ts'
import styles from './RequestAnswerPanel.module.css'

/**
 * How many characters of an answer are formatted. A longer one is shown as received, because splitting it into lines again on
 * each click is slow.
 */
const MOST_FORMATTED = 1_000_000

/** The request as the specification writes it, with one parameter per line. */
function written({ path, query }: Call): string {
  const [first, ...rest] = query.map(([name, value]) => `${name}=${encode(value)}`)
  const lines = rest.map((pair) => `\n    &${pair}`)
  return `GET {base_url}/v1${path}${first === undefined ? '' : `?${first}`}${lines.join('')}`
}

/** The connection as it was at the time of the request, because its base address may have changed since. */
function connectionOfRequest(connection: Connection, { url, call }: LoggedRequest): Connection {
  const end = url.indexOf(`/v1${call.path}`)
  return end < 0 ? connection : { ...connection, baseUrl: url.slice(0, end) }
}

function summaryOf(request: LoggedRequest): string {
  const { answer, ms, failure } = request
  if (!answer) return `${failure ?? 'no response'} after ${formatCount(ms)} ms`
  const size = answer.bytes === 0 ? 'empty' : formatBytes(answer.bytes)
  return `${statusOf(request)} · ${size} · ${formatCount(ms)} ms`
}

function Body({ text, bytes }: { text: string; bytes: number }) {
  const lines = useMemo(() => (text.length > MOST_FORMATTED ? null : toRawLines(text)), [text])
  if (text === '') {
    return (
      <p className={styles.none}>
        {bytes > 0 ? 'This response is no longer stored.' : 'The response has no body.'}
      </p>
    )
  }
  return (
    <div className={styles.body}>
      {lines ? <RawAnswerLines lines={lines} /> : <RawAnswerText text={text} />}
    </div>
  )
}

/** The panel with a request and its exact answer, both without the key. */
export function RequestAnswerPanel({ request }: { request: LoggedRequest }) {
  const connection = useConnection()
  const { call, answer } = request
  return (
    <Panel
      title={SERVICE.answer}
      meta={summaryOf(request)}
      actions={
        <>
          <CopyButton
            text={() => toCurl(connectionOfRequest(connection, request), call)}
            label="cURL"
            copiedLabel="Copied without the key"
            icon={<Code />}
            size="s"
          />
          {answer && answer.text !== '' && <CopyButton text={answer.text} label="JSON" size="s" />}
        </>
      }
    >
      <div className={styles.request}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long addresses scroll sideways, by keyboard, too */}
        <pre className={styles.code} tabIndex={0} translate="no">
          {`${written(call)}\napikey: `}
          <span className={styles.aside}>never copied</span>
        </pre>
        {answer && (
          <p className={styles.timing}>
            <LangText>{`Waited ${formatCount(answer.waitMs)} ms for the first byte, received for ${formatCount(answer.ms - answer.waitMs)} ms`}</LangText>
          </p>
        )}
      </div>
      {answer && <Body key={request.at + request.url} text={answer.text} bytes={answer.bytes} />}
    </Panel>
  )
}
