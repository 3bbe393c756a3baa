import { mineAmong, type Mine } from '../../market/me.ts'
import { MineField } from '../../position/MineField.tsx'
import { useNamesSeen } from '../../position/namesSeen.ts'
import { myMerchantIn } from '../../words/batchNames.ts'
import { ME } from '../../words/meNames.ts'
import styles from './LabelsPanel.module.css'

type Props = {
  country: string
  mine: Mine
  onChange: (mine: Mine) => void
}

/** Who I am in one country; a name that no answer has named is told once names were looked through. */
export function MineSetting({ country, mine, onChange }: Props) {
  // All that is kept is looked through where a name is looked for, in the layer of the field: what that found is known here, too.
  const { merchant: merchants, isWhole } = useNamesSeen(false)
  const seen = merchants.map((name) => ({ value: name, label: name }))
  const unseen = mine.filter((name) => mineAmong(merchants, [name]).length === 0)
  return (
    <div className={styles.lists}>
      <MineField
        size="s"
        label={myMerchantIn([country])}
        hideLabel
        countries={[country]}
        seen={seen}
        mine={mine}
        onChange={onChange}
      />
      {isWhole && unseen.length > 0 && (
        <span className={styles.unseen}>
          {mine.length > 1 && `${unseen.join(', ')}: `}
          {ME.unseen}
        </span>
      )}
    </div>
  )
}
