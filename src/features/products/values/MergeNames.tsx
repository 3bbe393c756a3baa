import Merge from 'lucide-react/icons/merge'
import { useState } from 'react'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { ComboBox } from '@/components/ui/fields/ComboBox.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { mergeNames, similarNames } from '@/domain/pricing/mergeNames.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import { useChangeAliases } from '@/features/settings/useChangeAliases.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import styles from './MergeNames.module.css'

type Props = {
  kind: keyof AliasesByKind
  name: string
  /** The other names on the page, with which this name can be merged. */
  others: readonly string[]
  /** The `tabIndex` of the button, for a grid in which Tab reaches only one cell. */
  tabIndex?: 0 | -1
}

/** The label of the button that opens the list of other names. */
const mergeName = (name: string): string => `Merge ${name} with another name`
/** The label of the field with the other names. */
const otherNameOf = (kind: keyof AliasesByKind, name: string): string =>
  `Other name of the ${kind} ${name}`

/** The other names, those similar to `name` first, then the others in their order. */
function likeliestFirst(name: string, others: readonly string[]): string[] {
  const alike = similarNames([name, ...others], [], Infinity).flatMap(({ names }) =>
    names.includes(name) ? names.filter((one) => one !== name) : [],
  )
  return [...new Set([...alike, ...others])].filter((other) => other !== name)
}

/** A button that merges this name with another one on every page, with Undo. */
export function MergeNames({ kind, name, others, tabIndex }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="s"
        className={styles.button}
        label={mergeName(name)}
        icon={<Merge />}
        tabIndex={tabIndex}
        onClick={() => setOpen(true)}
      />
      {isOpen && <MergeSheet {...{ kind, name, others }} onClose={() => setOpen(false)} />}
    </>
  )
}

function MergeSheet({ kind, name, others, onClose }: Props & { onClose: () => void }) {
  const [text, setText] = useState('')
  // Comparing all names in pairs is slow, so it is done once for the sheet rather than for each letter.
  const [options] = useState(() => likeliestFirst(name, others))
  const [aliases] = usePreference('joinedNames')
  const change = useChangeAliases()
  const merge = (other: string) => {
    const chosen = other.trim()
    if (chosen === '' || chosen === name) return
    onClose()
    change(
      (all) => ({ ...all, [kind]: mergeNames(all[kind], [name, chosen]) }),
      `${isolated(chosen)} counts as ${isolated(name)} now`,
      { turnOn: true },
    )
  }
  const before = aliases[kind].find((names) => names.includes(name))
  return (
    <Sheet open title={`Merge ${isolated(name)}`} onClose={onClose}>
      <div className={styles.sheet}>
        <ComboBox
          label={otherNameOf(kind, name)}
          value={text}
          options={options}
          onChange={setText}
          onChoose={merge}
        />
        <p className={styles.note}>
          Both names count as one <bdi>{name}</bdi> on every page and in files. Requests to the
          service keep the original names. You can separate them in Settings.
        </p>
        {before && (
          <p className={styles.note}>
            Merged before: <bdi>{before.filter((other) => other !== name).join(', ')}</bdi>
          </p>
        )}
      </div>
    </Sheet>
  )
}
