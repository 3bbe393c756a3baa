import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { CopyButton } from '@/components/ui/buttons/CopyButton.tsx'
import { say } from '@/components/ui/panels/LiveRegion.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { useNavigation } from '@/routing/navigation.tsx'
import { SHARE } from '@/words/shareNames.ts'
import { MOST_PACKED } from './packed.ts'
import type { SharedWork } from './sharedWork.ts'
import { writeShared } from './shareLink.ts'
import styles from './CopyLink.module.css'

type Props = {
  /** The page that opens such links, as `paths` makes it. */
  to: string
  /** A sentence where it cannot be carried; the same object while it is the same work. */
  work: SharedWork | string
  /** "200 codes and this view". */
  carries: string
  /** "answers, your prices, who I am". */
  lacks: string
  /** What can be chosen of it. */
  children?: ReactNode
  /** Copied on a click, after what the link lacks was read; else as soon as it is shown. */
  isCopiedOnClick?: boolean
}

/** Copied as soon as it is shown; whoever chooses something of it has the new one. */
function useCopied(address: string | null): 'copied' | 'refused' | null {
  const [done, setDone] = useState<{ address: string; state: 'copied' | 'refused' } | null>(null)
  useEffect(() => {
    if (address === null) return
    const copy = async () => navigator.clipboard.writeText(address)
    void copy().then(
      () => {
        setDone({ address, state: 'copied' })
        say(SHARE.copied)
      },
      () => setDone({ address, state: 'refused' }),
    )
  }, [address])
  return done?.address === address ? done.state : null
}

/** The link, already copied, and in words what it carries. */
export function CopyLinkPanel(props: Props) {
  const { to, work, carries, lacks, children, isCopiedOnClick = false } = props
  const { mode } = useConnection()
  const { hrefOf } = useNavigation()
  const [at] = useState(Date.now)
  const isDemo = mode === 'demo'
  const written = useMemo(
    () => (typeof work === 'string' ? work : writeShared({ at, isDemo, work })),
    [work, at, isDemo],
  )
  const address =
    typeof written !== 'string' && written.kind === 'fragment'
      ? window.location.origin + hrefOf(to) + written.fragment
      : null
  const state = useCopied(isCopiedOnClick ? null : address)
  return (
    <div className={styles.stack}>
      {address === null ? (
        <Note tone="warn">
          {typeof written === 'string'
            ? written
            : `Too long for a link: ${formatCount(written.kind === 'too long' ? written.length : 0)} characters, and the limit is ${formatCount(MOST_PACKED)}. Send an export instead.`}
        </Note>
      ) : (
        <>
          <div className={styles.line}>
            <input
              readOnly
              aria-label={SHARE.link}
              className={styles.link}
              value={address}
              onFocus={({ target }) => target.select()}
            />
            <CopyButton
              size="s"
              text={address}
              label={isCopiedOnClick ? SHARE.copyNow : SHARE.again}
              copiedLabel={SHARE.copied}
            />
          </div>
          <p>
            <b>{state === 'copied' && `${SHARE.copied}. `}</b>
            {state === 'refused' &&
              'The browser didn’t allow copying. Select the link and copy it. '}
            {`It includes ${carries}, in ${formatCount(address.length)} characters.`}
          </p>
          <p className={styles.quiet}>
            {`Not included: ${lacks}. The recipient sees what the link includes before anything loads.`}
          </p>
        </>
      )}
      {children}
    </div>
  )
}
