import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { FoldedText } from './FoldedText.tsx'
import { valueTree, type ValueTree } from './valueTree.ts'
import styles from './ReceivedValue.module.css'

/** A value of any type, as received: texts, figures and booleans on one line, arrays and objects as a tree. */
export function ReceivedValue({ value }: { value: unknown }) {
  return <Tree tree={valueTree(value)} />
}

function Tree({ tree }: { tree: ValueTree }) {
  if (tree.kind === 'leaf') return <Leaf value={tree.value} />
  if (tree.kind === 'deeper') {
    const what = tree.isList ? 'values' : 'entries'
    return <span className={styles.quiet}>{`${formatCount(tree.size)} ${what}`}</span>
  }
  if (tree.entries.length === 0 && tree.more === 0) {
    return <span className={styles.quiet}>{tree.isList ? 'empty list' : 'empty map'}</span>
  }
  const rest = tree.more > 0 && <li className={styles.quiet}>{`${formatCount(tree.more)} more`}</li>
  return (
    <ul className={styles.tree}>
      {tree.entries.map(([name, item]) => (
        <li key={name}>
          {!tree.isList && (
            <span className={styles.name} dir="auto">
              {name}
            </span>
          )}
          <Tree tree={item} />
        </li>
      ))}
      {rest}
    </ul>
  )
}

function Leaf({ value }: { value: unknown }) {
  if (value === undefined) return <EmptyValue what="not given" />
  if (value === null) return <EmptyValue what="null" />
  if (typeof value === 'boolean') return <span>{value ? 'yes' : 'no'}</span>
  if (typeof value === 'number') return <Figure value={value} />
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.trim() === '') return <EmptyValue what="empty text" />
  return /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim()) ? (
    <WebLink url={text.trim()} />
  ) : (
    <FoldedText text={text} />
  )
}

/**
 * A number as received. Parsing rounds integers beyond 2^53 and turns too large numbers into Infinity; the raw answer has every
 * digit.
 */
function Figure({ value }: { value: number }) {
  if (!Number.isFinite(value)) {
    return <span className={styles.quiet}>number too large</span>
  }
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value)
  return (
    <span className={styles.figure}>
      {String(value)}
      {isRounded && <span className={styles.quiet}> rounded</span>}
    </span>
  )
}

/** A received http(s) address as a link: host and path on one line, the full address on hover and when copied. */
function WebLink({ url }: { url: string }) {
  return (
    <a
      className={styles.link}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={url}
      dir="ltr"
      translate="no"
    >
      {url.replace(/^https?:\/\//i, '')}
    </a>
  )
}
