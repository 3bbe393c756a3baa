import { Note } from '@/components/ui/panels/Note.tsx'
import type { Correction } from '@/routing/correction.ts'
import { NAMES } from '@/words/names.ts'

/** What was corrected in the address, one line each. */
export function CorrectionsNote({ list }: { list: readonly Correction[] }) {
  return (
    <Note title={NAMES.corrections}>
      <ul>
        {list.map(({ parameter, input, reason }) => (
          <li key={`${parameter}=${input}`} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
    </Note>
  )
}
