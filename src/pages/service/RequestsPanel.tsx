import { useState } from 'react'
import type { LoggedRequest } from '@/api/http/log.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { RequestRow } from './RequestRow.tsx'
import { requestContains } from './requestWords.ts'
import { SERVICE } from './serviceNames.ts'
import styles from './RequestsPanel.module.css'

type Props = {
  requests: readonly LoggedRequest[]
  selected: LoggedRequest | null
  onSelect: (request: LoggedRequest) => void
  onClear: () => void
}

/** The panel with the last requests, newest first; the words that filter them are local state. */
export function RequestsPanel({ requests, selected, onSelect, onClear }: Props) {
  const [words, setWords] = useState('')
  const shown =
    words.trim() === '' ? requests : requests.filter((one) => requestContains(one, words))
  const slowestMs = Math.max(...shown.map(({ ms }) => ms))
  return (
    <Panel
      title={SERVICE.requests}
      meta={`${formatCount(requests.length)} stored, ${formatCount(shown.length)} shown`}
      actions={
        <>
          <TextField
            label={SERVICE.findRequest}
            hideLabel
            placeholder="Find"
            size="s"
            value={words}
            onChange={setWords}
            onClear={() => setWords('')}
            className={styles.find ?? ''}
          />
          <Button variant="quiet" size="s" disabled={requests.length === 0} onClick={onClear}>
            {SERVICE.clearRequests}
          </Button>
        </>
      }
    >
      {shown.length === 0 ? (
        <p className={styles.none}>
          {requests.length === 0
            ? 'No requests since the app was loaded or the list was cleared.'
            : 'No matching requests'}
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the rows scroll, by keyboard, too
        <section className={styles.rows} aria-label={SERVICE.requestRows} tabIndex={0}>
          <Table caption={SERVICE.requests} className={styles.table ?? ''}>
            <thead>
              <tr>
                <th scope="col" className={styles.at}>
                  At
                </th>
                <th scope="col" className={styles.kind}>
                  Kind
                </th>
                <th scope="col" className={styles.what}>
                  What
                </th>
                <th scope="col" className={styles.status} data-number>
                  Status
                </th>
                <th scope="col" className={styles.ms} data-number>
                  ms
                </th>
                <th scope="col" className={styles.size} data-number>
                  Size
                </th>
                <th scope="col" className={styles.timing}>
                  <span className="vh">Timing</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((request, at) => (
                <RequestRow
                  // Requests at the same time differ only by their place. It is counted from the oldest one, so that a row's key
                  // stays the same.
                  key={`${request.at} ${request.url} ${shown.length - at}`}
                  request={request}
                  slowestMs={slowestMs}
                  isSelected={request === selected}
                  onSelect={() => onSelect(request)}
                />
              ))}
            </tbody>
          </Table>
        </section>
      )}
    </Panel>
  )
}
