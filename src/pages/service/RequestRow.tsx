import type { LoggedRequest } from '@/api/http/log.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'
import { formatTime } from '@/lib/numbers/formatTimes.ts'
import { isTrouble, statusOf, describeRequest } from './requestWords.ts'
import styles from './RequestsPanel.module.css'

type Props = {
  request: LoggedRequest
  slowestMs: number
  isSelected: boolean
  onSelect: () => void
}

/** The row of a request. Its name is the button that shows the details; a click anywhere on the row does the same. */
export function RequestRow({ request, slowestMs, isSelected, onSelect }: Props) {
  const { call, at, ms, answer, failure } = request
  const what = describeRequest(call)
  return (
    <tr data-selected={isSelected || undefined} onClick={onSelect}>
      <td className={styles.at}>
        <LangText>{formatTime(at, { seconds: true })}</LangText>
      </td>
      <td className={styles.kind}>{call.operation}</td>
      <td className={styles.what}>
        <button
          type="button"
          className={styles.pick}
          aria-pressed={isSelected}
          title={what}
          dir="auto"
          translate="no"
        >
          {what}
        </button>
      </td>
      <td
        className={classes(styles.status, isTrouble(request) && styles.trouble)}
        data-number
        title={failure ?? undefined}
      >
        {answer ? statusOf(request) : <EmptyValue what={failure ?? 'no response'} />}
      </td>
      <td className={styles.ms} data-number>
        <LangText>{formatCount(ms)}</LangText>
      </td>
      <td className={styles.size} data-number>
        {answer ? (
          <LangText>{formatBytes(answer.bytes)}</LangText>
        ) : (
          <EmptyValue what="no response" />
        )}
      </td>
      <td className={styles.timing}>
        <TimingBar waitMs={answer?.waitMs ?? ms} ms={ms} slowestMs={slowestMs} />
      </td>
    </tr>
  )
}

type TimingBarProps = {
  waitMs: number
  ms: number
  /** The time that a full bar represents, in milliseconds. */
  slowestMs: number
}

/** The bar of a request's time: the wait for the first byte, then the rest, on one scale for all rows. */
function TimingBar({ waitMs, ms, slowestMs }: TimingBarProps) {
  const share = (part: number) => Math.max(0, part) / Math.max(slowestMs, 1)
  const words = `waiting ${formatCount(waitMs)} ms, then receiving ${formatCount(ms - waitMs)} ms`
  return (
    <span className={styles.bar} title={words}>
      <span className="vh">
        <LangText>{words}</LangText>
      </span>
      <i className={styles.wait} style={cssVars({ '--share': share(waitMs) })} />
      <i className={styles.receive} style={cssVars({ '--share': share(ms - waitMs) })} />
    </span>
  )
}
