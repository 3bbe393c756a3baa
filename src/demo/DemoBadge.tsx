import { useWay } from '../shell/way.tsx'
import { classes } from '../ui/classes.ts'
import { useDemoDrawer } from './useDemoDrawer.tsx'

type Props = {
  /** What the badge says, and the rest of it where there is room. */
  words: readonly [badge: string, rest: string]
  says: string
  className: string
  restClassName: string | undefined
}

/** "Demo data · 2 on: demo controls": what it says, in its words, and what a press opens. */
const spoken = (words: string, on: number) =>
  `${words}${on === 0 ? '' : ` · ${on} on`}: demo controls`

/** The badge of the demo: what is told of it, how much of it is other than usual, and the way to its controls. */
export function DemoBadge({ words: [badge, rest], says, className, restClassName }: Props) {
  const { open, drawer } = useDemoDrawer()
  const carried = new URLSearchParams(useWay().carried)
  const named = (carried.get('demo') ?? '').split(',').filter((name) => name.trim() !== '')
  const on = named.length + Number(carried.has('catalog'))
  return (
    <>
      <button
        type="button"
        className={classes(className, 'touch')}
        title={says}
        aria-haspopup="dialog"
        aria-label={spoken(badge + rest, on)}
        onClick={open}
      >
        {badge}
        <span className={restClassName}>{rest}</span>
        {on > 0 && ` · ${on}`}
      </button>
      {drawer}
    </>
  )
}
