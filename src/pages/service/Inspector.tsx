import { useState } from 'react'
import { clearRequests, lastRequests, type LoggedRequest } from '../../catalog/http/log.ts'
import { AppliedPanel } from './AppliedPanel.tsx'
import styles from './Inspector.module.css'
import { RequestAnswerPanel } from './RequestAnswerPanel.tsx'
import { RequestsPanel } from './RequestsPanel.tsx'
import { useRequestLog } from './useRequestLog.ts'

const isSame = (a: LoggedRequest, b: LoggedRequest) => a.at === b.at && a.url === b.url

/**
 * The last requests and one of them whole. What is shown stays while others come in, and gives way to nothing but
 * another choice: a long answer that changed by itself could not be read.
 */
export function Inspector() {
  const requests = useRequestLog()
  const [picked, setPicked] = useState<LoggedRequest | null>(() => lastRequests()[0] ?? null)
  // The log renews an entry whose text it drops.
  const now = picked && requests.find((one) => isSame(one, picked))
  const selected = now ?? picked ?? requests.at(-1) ?? null
  const clear = () => {
    clearRequests()
    setPicked(null)
  }
  return (
    <div className={styles.inspector}>
      <RequestsPanel requests={requests} selected={selected} onSelect={setPicked} onClear={clear} />
      {selected && <AppliedPanel request={selected} />}
      {selected && <RequestAnswerPanel request={selected} />}
    </div>
  )
}
