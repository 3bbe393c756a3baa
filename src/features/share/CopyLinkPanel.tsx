import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { CopyButton } from '@/components/ui/buttons/CopyButton.tsx'
import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { useNavigation } from '@/routing/navigation.tsx'
import { SHARE } from '@/words/shareNames.ts'
import { MOST_PACKED } from './packed.ts'
import type { SharedWork } from './sharedWork.ts'
import { writeShared } from './shareLink.ts'
import styles from './CopyLink.module.css'

type Props = {
  /** The page that opens the link, as a path made by `paths`. */
  to: string
  /** The work, or a sentence if it can’t be included in a link; pass the same object for the same work. */
  work: SharedWork | string
  /** What the link includes, in words: "200 codes and this view". */
  carries: string
  /** What the link doesn’t include, in words: "results, your prices, your merchant". */
  lacks: string
  /** The options of the link, as controls. */
  children?: ReactNode
  /**
   * Whether the link is copied on a click, after the user has read what it lacks; otherwise it is copied as soon as the panel
   * opens.
   */
  isCopiedOnClick?: boolean
}

/** Copies the address as soon as it is shown, and again after each change of an option. */
function useCopied(address: string | null): 'copied' | 'refused' | null {
  const [done, setDone] = useState<{ address: string; state: 'copied' | 'refused' } | null>(null)
  useEffect(() => {
    if (address === null) return
    const copy = async () => navigator.clipboard.writeText(address)
    void copy().then(
      () => {
        setDone({ address, state: 'copied' })
        announceResult(SHARE.copied)
      },
      () => setDone({ address, state: 'refused' }),
    )
  }, [address])
  return done?.address === address ? done.state : null
}

/** The copied link, and what it includes in words. */
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
              label={isCopiedOnClick ? SHARE.copyNow : SHARE.copyAgain}
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
