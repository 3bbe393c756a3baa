import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { formatCount } from '../../domain/format.ts'
import {
  joinNames,
  lookAlikes,
  renamed,
  withoutGroup,
  withoutName,
} from '../../domain/market/joinNames.ts'
import type { Joined, JoinedNames } from '../../domain/market/names.ts'
import { SETTINGS, joinPair, takeOut, unjoin } from '../../domain/settingsNames.ts'
import { DraftField } from '../../parts/DraftField.tsx'
import { ExportMenu } from '../../parts/ExportMenu.tsx'
import { useNamesSeen } from '../../parts/namesSeen.ts'
import { readTableFile } from '../../parts/readTableFile.ts'
import { usePreference } from '../../parts/usePreference.ts'
import { readPreference, writePreference } from '../../store/preferences.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { OnOff } from '../../ui/OnOff.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Table } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { joinedSheet, readJoined, withJoined } from './joinedFile.ts'
import styles from './NamesPanel.module.css'
import { SettingRow } from './SettingRow.tsx'

type Kind = keyof Joined

const KINDS = [
  { value: 'brand', label: 'Brands' },
  { value: 'merchant', label: 'Merchants' },
] as const

const groupsInWords = (count: number) => (count === 1 ? '1 name' : `${formatCount(count)} names`)

/** Changes the table; what it says can be taken back. */
function useChangeJoined() {
  const { id } = useConnection()
  return (change: (joined: Joined) => Joined, says: string) => {
    const before = readPreference(id, 'joinedNames')
    writePreference(id, 'joinedNames', change(before))
    toast(says, {
      action: {
        label: SETTINGS.undo,
        undo: () => writePreference(id, 'joinedNames', before),
      },
    })
  }
}

/** Brands and merchants that are one, whatever they are called: in every group of this browser, never in what is sent. */
export function NamesPanel() {
  const [joined] = usePreference('joinedNames')
  const [isOn, setOn] = usePreference('joins')
  const [kind, setKind] = useState<Kind>('brand')
  const change = useChangeJoined()
  const changeKind = (next: JoinedNames, says: string) =>
    change((all) => ({ ...all, [kind]: next }), says)
  return (
    <Panel
      id="names"
      tabIndex={-1}
      title={SETTINGS.names}
      actions={
        <Segmented
          label={SETTINGS.nameKind}
          size="s"
          options={KINDS}
          value={kind}
          onChange={setKind}
        />
      }
    >
      <SettingRow
        label={SETTINGS.joins}
        reason="In every group, map, matrix, comparison and file of this browser, marked with all spellings. Never in what is sent to the service"
      >
        <OnOff label={SETTINGS.joins} isOn={isOn} onChange={setOn} />
      </SettingRow>
      <div className={styles.body}>
        {joined[kind].length > 0 && (
          <JoinedTable kind={kind} groups={joined[kind]} onChange={changeKind} />
        )}
        <JoinForm
          key={kind}
          kind={kind}
          onJoin={(names) =>
            changeKind(joinNames(joined[kind], names), `${names.join(' and ')} are one`)
          }
        />
        <LookAlikes
          kind={kind}
          joined={joined[kind]}
          onJoin={(names) =>
            changeKind(joinNames(joined[kind], names), `${names.join(' and ')} are one`)
          }
        />
        <FileRow joined={joined} onChange={change} />
      </div>
    </Panel>
  )
}

type TableProps = {
  kind: Kind
  groups: JoinedNames
  onChange: (groups: JoinedNames, says: string) => void
}

function JoinedTable({ kind, groups, onChange }: TableProps) {
  return (
    <Table caption={`${SETTINGS.names}: ${kind}s`} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Called</th>
          <th scope="col">Written as</th>
          <th scope="col">
            <span className="vh">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((names, place) => {
          const [called = ''] = names
          return (
            <tr key={called}>
              <td>
                <DraftField
                  label={`What ${called} is called`}
                  hideLabel
                  size="s"
                  value={called}
                  onCommit={(text) => {
                    if (text.trim() === called) return null
                    const next = renamed(groups, place, text)
                    if (next === null) return 'Another line has this name'
                    onChange(next, `${called} is called ${text.trim()}`)
                    return null
                  }}
                />
              </td>
              <td>
                <ul className={styles.written}>
                  {names.map((name) => (
                    <li key={name}>
                      <bdi>{name}</bdi>
                      <IconButton
                        size="s"
                        label={takeOut(name)}
                        icon={<X />}
                        onClick={() =>
                          onChange(withoutName(groups, place, name), `${name} is by itself`)
                        }
                      />
                    </li>
                  ))}
                </ul>
              </td>
              <td data-number>
                <Button
                  size="s"
                  variant="link"
                  aria-label={unjoin(called)}
                  onClick={() =>
                    onChange(withoutGroup(groups, place), `${called} is no longer joined`)
                  }
                >
                  Remove
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

type JoinProps = { kind: Kind; onJoin: (names: readonly [string, string]) => void }

function JoinForm({ kind, onJoin }: JoinProps) {
  const [called, setCalled] = useState('')
  const [other, setOther] = useState('')
  const { [kind]: seen } = useNamesSeen(false)
  const isReady = called.trim() !== '' && other.trim() !== '' && called.trim() !== other.trim()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        onJoin([called.trim(), other.trim()])
        setCalled('')
        setOther('')
      }}
    >
      <TextField
        size="s"
        label={SETTINGS.called}
        value={called}
        onChange={setCalled}
        suggestions={seen}
      />
      <TextField
        size="s"
        label={SETTINGS.alsoCalled}
        value={other}
        onChange={setOther}
        suggestions={seen}
      />
      <Button size="s" type="submit" aria-disabled={!isReady || undefined}>
        {SETTINGS.join}
      </Button>
    </form>
  )
}

/** Looked for on a press: what is kept may be large. */
function LookAlikes({ kind, joined, onJoin }: JoinProps & { joined: JoinedNames }) {
  const [isWanted, setWanted] = useState(false)
  const { [kind]: seen, isWhole, hasFailed } = useNamesSeen(isWanted)
  if (!isWanted) {
    return (
      <div>
        <Button size="s" onClick={() => setWanted(true)}>
          {SETTINGS.findAlike}
        </Button>
      </div>
    )
  }
  if (!isWhole) return <p className={styles.quiet}>Looking through what is kept…</p>
  const pairs = lookAlikes(seen, joined)
  return (
    <section aria-label={SETTINGS.alike} className={styles.alike}>
      <p className={styles.quiet}>
        {`${pairs.length === 0 ? 'None' : groupsInWords(pairs.length * 2)} of ${formatCount(seen.length)} ${kind}s seen ${pairs.length === 0 ? 'look' : 'that look'} alike and are not one.`}
        {hasFailed && ' What is kept could not be read: these are of this visit’s answers alone.'}
      </p>
      <ul className={styles.pairs}>
        {pairs.map(({ names, why }) => (
          <li key={names.join('\n')}>
            <span>
              <bdi>{names[0]}</bdi> · <bdi>{names[1]}</bdi>
              <span className={styles.why}>{why}</span>
            </span>
            <Button size="s" aria-label={joinPair(...names)} onClick={() => onJoin(names)}>
              {SETTINGS.join}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type FileProps = {
  joined: Joined
  onChange: (change: (joined: Joined) => Joined, says: string) => void
}

/** The table as a file, and back; what a file brings is added to what is there. */
function FileRow({ joined, onChange }: FileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [says, setSays] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!file) return
    const read = await readTableFile(file)
    if (read.kind === 'refused') return setSays(read.says)
    const more = read.sheets.map(({ rows }) => readJoined(rows)).find((found) => found !== null)
    if (!more) {
      return setSays(`${file.name} has no columns “Kind”, “Called” and “Written as”.`)
    }
    setSays(null)
    const count = more.brand.length + more.merchant.length
    onChange((all) => withJoined(all, more), `${groupsInWords(count)} brought in`)
  }
  return (
    <div className={styles.files}>
      {joined.brand.length + joined.merchant.length > 0 && (
        <ExportMenu
          label={SETTINGS.exportNames}
          source={() => joinedSheet(joined, Date.now())}
          look="menu"
          size="s"
          align="start"
        />
      )}
      <Button size="s" icon={<Upload />} onClick={() => input.current?.click()}>
        {SETTINGS.importNames}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        aria-label={SETTINGS.namesFile}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {says !== null && (
        <p role="alert" className={styles.refused}>
          {says}
        </p>
      )}
    </div>
  )
}
