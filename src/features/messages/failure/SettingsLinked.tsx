import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'

/** A sentence whose word *Settings* links to the connection settings. */
export function SettingsLinked({ children: text }: { children: string }) {
  const [before = '', ...after] = text.split(NAMES.settings)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <Link to={paths.settings('connection')}>{NAMES.settings}</Link>
      {after.join(NAMES.settings)}
    </>
  )
}
