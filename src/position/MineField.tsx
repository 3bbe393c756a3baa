import { compareTexts } from '../lib/text/collation.ts'
import { lazy, Suspense, useState } from 'react'
import { mineAmong, mineInWords, type Mine, type SeenMerchant } from '../market/me.ts'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { ME } from '../words/meNames.ts'

const MineSheet = lazy(async () => ({ default: (await import('./MineSheet.tsx')).MineSheet }))

type Props = {
  label?: string
  countries: readonly string[]
  /** The merchants of the page. */
  seen: readonly SeenMerchant[]
  mine: Mine
  onChange: (mine: Mine) => void
  size?: 's' | 'm'
  hideLabel?: boolean
  className?: string | undefined
}

/** No merchant has a name that begins with a space. */
const MORE = ' more'
const SEVERAL = ' several'

/** The one that a name or an id means among those of the page. */
function meantBy(name: string, seen: readonly SeenMerchant[]): SeenMerchant | undefined {
  return (
    seen.find(({ value }) => value === name) ??
    seen.find(({ label, value }) => mineAmong([label, value], [name]).length > 0)
  )
}

function choices(seen: readonly SeenMerchant[], mine: Mine) {
  const [first = '', ...others] = mine
  const meant = meantBy(first, seen)
  const value = others.length > 0 ? SEVERAL : (meant?.value ?? first)
  return {
    value,
    options: [
      { value: '', label: ME.none },
      ...seen.toSorted((a, b) => compareTexts(a.label, b.label)),
      ...(others.length > 0 ? [{ value: SEVERAL, label: mineInWords(mine) }] : []),
      // A choice made elsewhere stays visible where its merchant has no part.
      ...(others.length === 0 && first !== '' && !meant
        ? [{ value: first, label: `${first} (not here)` }]
        : []),
      { value: MORE, label: ME.several },
    ],
  }
}

/** Who I am: one merchant of the page at once, several or one that the page does not name in a layer of its own. */
export function MineField(props: Props) {
  const { label = ME.myMerchant, countries, seen, mine, onChange, ...rest } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SelectField
        {...rest}
        label={label}
        {...choices(seen, mine)}
        onChange={(chosen) => {
          if (chosen === MORE) setOpen(true)
          else if (chosen !== SEVERAL) onChange(chosen === '' ? [] : [chosen])
        }}
      />
      {isOpen && (
        <Suspense>
          <MineSheet
            countries={countries}
            seen={seen}
            mine={mine}
            onDone={(chosen) => {
              setOpen(false)
              onChange(chosen)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
