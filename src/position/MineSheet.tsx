import { useState } from 'react'
import { spellingKey } from '../lib/text/spelling.ts'
import { mineAmong, type Mine, type SeenMerchant } from '../market/me.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { Sheet } from '../ui/layers/Sheet.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { ME, whoIAmIn } from '../words/meNames.ts'
import styles from './MineSheet.module.css'
import { useNamesSeen } from './namesSeen.ts'

type Props = {
  countries: readonly string[]
  /** The merchants of the page. */
  seen: readonly SeenMerchant[]
  mine: Mine
  onDone: (mine: Mine) => void
  onClose: () => void
}

const isOneOf = ({ value, label }: SeenMerchant, mine: Mine) =>
  mineAmong([value, label], mine).length > 0

/** Those of the page, then those that other answers have named, then those chosen that nobody has named: each once. */
function merchantsOf(seen: readonly SeenMerchant[], elsewhere: readonly string[], mine: Mine) {
  const keys = new Set<string>()
  const isNew = (merchant: SeenMerchant) => {
    const found = [merchant.value, merchant.label].map(spellingKey)
    const isKnown = found.some((key) => keys.has(key))
    for (const key of found) keys.add(key)
    return !isKnown
  }
  const named = (name: string) => ({ value: name, label: name })
  const known = [...seen, ...elsewhere.map(named)].filter(isNew)
  return { known, unseen: mine.map(named).filter(isNew) }
}

const FEW = 10

/** Who I am as several merchants, or as one that no answer has named yet. */
export function MineSheet({ countries, seen, mine, onDone, onClose }: Props) {
  const [chosen, setChosen] = useState<Mine>(mine)
  const [typed, setTyped] = useState('')
  const [find, setFind] = useState('')
  const { merchant: elsewhere, isWhole } = useNamesSeen(true)
  const { known, unseen } = merchantsOf(seen, elsewhere, chosen)
  const wanted = spellingKey(find.trim())
  const shown = known.filter(
    ({ label, value }) => spellingKey(label).includes(wanted) || value === find.trim(),
  )
  const toggle = (merchant: SeenMerchant, isChosen: boolean) => {
    const others = chosen.filter((name) => !isOneOf(merchant, [name]))
    setChosen(isChosen ? [...others, merchant.value] : others)
  }
  const name = typed.trim()
  const meant = known.find((merchant) => isOneOf(merchant, [name]))
  const all = name === '' ? chosen : meant ? withOne(chosen, meant) : [...chosen, name]
  const add = () => {
    setChosen(all)
    setTyped('')
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={whoIAmIn(countries)}
      footer={
        <Button variant="primary" onClick={() => onDone(all)}>
          {ME.done}
        </Button>
      }
    >
      <div className={styles.body}>
        {known.length > FEW && (
          <TextField label={ME.find} type="search" value={find} onChange={setFind} />
        )}
        <div className={styles.merchants}>
          {shown.map((merchant) => (
            <Checkbox
              key={merchant.value}
              label={<bdi>{merchant.label}</bdi>}
              checked={isOneOf(merchant, chosen)}
              onChange={(isChosen) => toggle(merchant, isChosen)}
            />
          ))}
          {unseen.map((merchant) => (
            <Checkbox
              key={merchant.value}
              label={<bdi>{merchant.label}</bdi>}
              description={isWhole && ME.unseen}
              checked
              onChange={() => toggle(merchant, false)}
            />
          ))}
        </div>
        <form
          className={styles.another}
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <TextField
            label={ME.another}
            value={typed}
            onChange={setTyped}
            hint={
              name !== '' &&
              isWhole &&
              !meant &&
              `${ME.unseen}: its offers are found once an answer does`
            }
          />
          <Button type="submit" aria-disabled={name === '' || undefined}>
            {ME.add}
          </Button>
        </form>
      </div>
    </Sheet>
  )
}

function withOne(chosen: Mine, merchant: SeenMerchant): Mine {
  return isOneOf(merchant, chosen) ? chosen : [...chosen, merchant.value]
}
