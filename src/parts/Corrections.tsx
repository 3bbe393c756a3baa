import { NAMES } from '../domain/names.ts'
import { Note } from '../ui/Note.tsx'
import type { Correction } from '../url/correction.ts'

/** Says what was changed in the address that led here; nothing where nothing was. */
export function Corrections({ list }: { list: readonly Correction[] }) {
  if (list.length === 0) return null
  return (
    <Note title={NAMES.corrections}>
      <ul>
        {list.map(({ parameter, given, reason }) => (
          <li key={`${parameter}=${given}`} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
    </Note>
  )
}
