import { isMine } from '../market/me.ts'
import { useMine } from '../shell/settings/useMine.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { announce } from '../ui/panels/LiveRegion.tsx'
import { leaveFocus } from '../ui/layers/leaveFocus.ts'
import { iAm, youAre } from '../words/meNames.ts'
import styles from './IAmItsMerchant.module.css'

type Props = { merchant: string | null; countries: readonly string[] }

/** A record that was looked up is not mine by that; who is its merchant says so with one press beside it. */
export function IAmItsMerchant({ merchant, countries }: Props) {
  const [mine, setMine] = useMine(countries)
  if (merchant === null) return null
  if (isMine({ productId: null, merchantId: null, merchantName: merchant }, mine)) {
    return <span className={styles.me}>{youAre(merchant)}</span>
  }
  return (
    <Button
      className={styles.iAm ?? ''}
      size="s"
      variant="link"
      onClick={(event) => {
        leaveFocus(event.currentTarget)
        setMine([merchant])
        announce(youAre(merchant))
      }}
    >
      {iAm(merchant)}
    </Button>
  )
}
