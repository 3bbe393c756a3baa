import type { Mine, SeenMerchant } from '../market/me.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { say } from '../ui/panels/LiveRegion.tsx'
import { Note } from '../ui/panels/Note.tsx'
import { iAm, ME, youAre } from '../words/meNames.ts'
import styles from './ChooseMe.module.css'

type Props = {
  /** Those of the page, of those that sell as many the likeliest first. */
  seen: readonly SeenMerchant[]
  /** What there is to see then: "Choose who you are to see …". */
  toSee: string
  onChoose: (mine: Mine) => void
}

const FEW = 4

/** Those that sell most of what the page shows. */
const likeliest = (seen: readonly SeenMerchant[]) =>
  seen.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, FEW)

/** Where nobody is me: the choice, one press for each of the first merchants. The field of the page has all of them. */
export function ChooseMe({ seen, toSee, onChoose }: Props) {
  return (
    <Note
      title={`Choose who you are to see ${toSee}.`}
      actions={likeliest(seen).map(({ value, label }) => (
        <Button
          key={value}
          size="s"
          className={styles.merchant ?? ''}
          onClick={() => {
            onChoose([value])
            // The choice goes with the press: what came of it is not seen by everyone.
            say(youAre(label))
          }}
        >
          {iAm(label)}
        </Button>
      ))}
    >
      {seen.length > FEW && `Others under “${ME.myMerchant}”.`}
    </Note>
  )
}
