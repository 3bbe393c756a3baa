import X from 'lucide-react/icons/x'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { DraftField } from '@/components/ui/fields/DraftField.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { withCanonicalName, withoutGroup, withoutName } from '@/domain/pricing/mergeNames.ts'
import type { AliasesByKind, Aliases } from '@/domain/pricing/names.ts'
import { SETTINGS, takeOut, unjoin } from '@/words/settingsNames.ts'
import styles from './NamesPanel.module.css'

type TableProps = {
  kind: keyof AliasesByKind
  groups: Aliases
  onChange: (groups: Aliases, message: string) => void
}

/** The table of merged names: each group can be renamed, split, or lose a name. */
export function AliasesTable({ kind, groups, onChange }: TableProps) {
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
        {groups.map((names, index) => {
          const [canonicalName = ''] = names
          return (
            <tr key={canonicalName}>
              <td>
                <DraftField
                  label={`Name of ${canonicalName}`}
                  hideLabel
                  size="s"
                  value={canonicalName}
                  onCommit={(text) => {
                    if (text.trim() === canonicalName) return null
                    const next = withCanonicalName(groups, index, text)
                    if (next === null) return 'Another line has this name'
                    onChange(next, `${canonicalName} renamed to ${text.trim()}`)
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
                          onChange(withoutName(groups, index, name), `${name} is separate now`)
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
                  aria-label={unjoin(canonicalName)}
                  onClick={() =>
                    onChange(withoutGroup(groups, index), `${canonicalName} is no longer merged`)
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
