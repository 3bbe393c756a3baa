import { useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { OnOff } from '@/components/ui/fields/OnOff.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { mergeNames, similarNames } from '@/domain/pricing/mergeNames.ts'
import type { AliasesByKind, Aliases } from '@/domain/pricing/names.ts'
import { useNamesSeen } from '@/features/pricing/namesSeen.ts'
import { useChangeAliases } from '@/features/settings/useChangeAliases.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { SettingRow } from '@/pages/settings/SettingRow.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { joinPair, SETTINGS } from '@/words/settingsNames.ts'
import { AliasesTable } from './AliasesTable.tsx'
import { NamesFile } from './NamesFile.tsx'
import styles from './NamesPanel.module.css'

type Kind = keyof AliasesByKind

const KINDS = [
  { value: 'brand', label: 'Brands' },
  { value: 'merchant', label: 'Merchants' },
] as const

/** The panel for merged names: brands or merchants that count as one everywhere in this browser. Requests are not affected. */
export function NamesPanel() {
  const [aliases] = usePreference('joinedNames')
  const [isOn, setOn] = usePreference('joins')
  const [kind, setKind] = useState<Kind>('brand')
  const change = useChangeAliases()
  const changeKind = (next: Aliases, message: string) =>
    change((all) => ({ ...all, [kind]: next }), message)
  const join: JoinProps['onJoin'] = (names) =>
    changeKind(mergeNames(aliases[kind], names), `${names.join(' and ')} are merged`)
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
        reason="Used in all views and files in this browser. The service isn’t affected"
      >
        <OnOff label={SETTINGS.joins} isOn={isOn} onChange={setOn} />
      </SettingRow>
      <div className={styles.body}>
        {aliases[kind].length > 0 && (
          <AliasesTable kind={kind} groups={aliases[kind]} onChange={changeKind} />
        )}
        <JoinForm key={kind} kind={kind} onJoin={join} />
        <LookAlikes kind={kind} aliases={aliases[kind]} onJoin={join} />
        <NamesFile aliases={aliases} onChange={change} />
      </div>
    </Panel>
  )
}

type JoinProps = { kind: Kind; onJoin: (names: readonly [string, string]) => void }

function JoinForm({ kind, onJoin }: JoinProps) {
  const [canonicalName, setCanonicalName] = useState('')
  const [other, setOther] = useState('')
  const { [kind]: seen } = useNamesSeen(false)
  const isReady =
    canonicalName.trim() !== '' && other.trim() !== '' && canonicalName.trim() !== other.trim()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        onJoin([canonicalName.trim(), other.trim()])
        setCanonicalName('')
        setOther('')
      }}
    >
      <TextField
        size="s"
        label={SETTINGS.canonicalName}
        value={canonicalName}
        onChange={setCanonicalName}
        suggestions={seen}
      />
      <TextField
        size="s"
        label={SETTINGS.aliases}
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

/** Suggests similar names to merge. The search starts on a click, because the stored data may be large. */
function LookAlikes({ kind, aliases, onJoin }: JoinProps & { aliases: Aliases }) {
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
  if (!isWhole) return <p className={styles.quiet}>Checking saved data…</p>
  const pairs = similarNames(seen, aliases)
  return (
    <section aria-label={SETTINGS.alike} className={styles.alike}>
      <p className={styles.quiet}>
        {`${pairs.length === 0 ? 'None' : plural(pairs.length * 2, 'name')} of ${formatCount(seen.length)} ${kind}s seen ${pairs.length === 0 ? 'look' : 'that look'} alike and aren’t merged.`}
        {hasFailed && ' Stored data couldn’t be read, so only names from this visit are listed.'}
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
