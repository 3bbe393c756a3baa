/**
 * The parts of pages that open shared links: they read the fragment, and show what it includes and when it was sent, or why it
 * can’t be read.
 */
import Unlink from 'lucide-react/icons/link-2-off'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { StatStrip, type Stat } from '@/components/ui/tables/StatStrip.tsx'
import { PageHeading } from '@/features/page/PageHeading.tsx'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { Link } from '@/routing/Link.tsx'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import type { Shared } from './sharedWork.ts'
import { readLink, type ReadLink } from './shareLink.ts'
import styles from './SharedLink.module.css'

/** The content of the address’s fragment. */
export function useSharedLink(): ReadLink {
  const { hash } = useLocation()
  return useMemo(() => readLink(hash), [hash])
}

type RefusedProps = {
  read: Extract<ReadLink, { kind: 'refused' }>
  /** A link to other pages to continue with. */
  others: { to: string; label: string }
}

/** A panel in place of the content of a link that can’t be read. */
export function SharedLinkRefused({ read: { title, message }, others }: RefusedProps) {
  return (
    <Panel>
      <EmptyState
        icon={<Unlink />}
        title={title}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to={others.to}>
            {others.label}
          </Link>
        }
      >
        <p>{message}</p>
      </EmptyState>
    </Panel>
  )
}

type SentProps = {
  shared: Pick<Shared, 'at' | 'isDemo'>
  /** What the link doesn’t include, as the sender saw it: "results, your prices, your merchant". */
  lacks: string
  /** The next step, as a sentence. */
  children?: ReactNode
}

/**
 * The line about when a link was sent and what is missing; a warning if it was made with the demo and this is a live service, or
 * the reverse.
 */
function SentWithout({ shared: { at, isDemo }, lacks, children }: SentProps) {
  const isHere = useConnection().mode === 'demo'
  return (
    <>
      <p>
        Sent <LangText>{formatWhen(at)}</LangText>
        {`. Not included: ${lacks}.`} {children}
      </p>
      {isDemo !== isHere && (
        <Note
          tone="warn"
          title={isDemo ? 'It was made with the demo catalog.' : 'It was made with a live service.'}
        >
          {isDemo
            ? 'The demo’s products are made up, so your service doesn’t know them.'
            : 'The demo doesn’t know any of its products.'}
        </Note>
      )}
    </>
  )
}

type PreviewProps = Omit<SentProps, 'children' | 'shared'> & {
  /** What the link states about its sending; null for a link without the time when it was sent. */
  shared: SentProps['shared'] | null
  title: string
  /** A description on one line. */
  about: string
  figures: readonly Stat[]
  /** The view in which the content will open, in words. */
  view: string
  /** The start button, and other actions. */
  actions: ReactNode
  /** Content that is visible before the link’s work starts. */
  children?: ReactNode
}

/** A preview of what the link would request, before anything is requested. */
export function SharedPreview({
  title,
  about,
  shared,
  lacks,
  figures,
  view,
  actions,
  children,
}: PreviewProps) {
  return (
    <Panel aria-label={title}>
      <header className={styles.head}>
        <PageHeading dir="auto">{title}</PageHeading>
        <p className={styles.about} dir="auto">
          {about}
        </p>
        {shared && (
          <SentWithout shared={shared} lacks={lacks}>
            {`Nothing is sent until you click ${SHARE.start}.`}
          </SentWithout>
        )}
      </header>
      <StatStrip className={styles.figures} label={SHARE.what} items={figures} />
      <p className={styles.view}>
        <b>{SHARE.view}</b> <span dir="auto">{view}</span>
      </p>
      {children}
      <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
        {actions}
      </div>
    </Panel>
  )
}
