import type { InputLine } from '../../model/batch/readInput.ts'
import { RefusedRows } from '../../notices/RefusedRows.tsx'
import { BATCH } from '../../words/batchNames.ts'

/** Every line that cannot be asked, with the reason; every code and target price that was not read as it stands. */
export function InvalidLines({ lines }: { lines: readonly InputLine[] }) {
  const refused = (saysOf: (line: InputLine) => string | null) =>
    lines.flatMap((line) => {
      const says = saysOf(line)
      return says === null ? [] : [{ place: line.line, given: line.text, says }]
    })
  return (
    <>
      <RefusedRows
        title={BATCH.invalid}
        what="line"
        rows={refused(({ entry }) => (entry.kind === 'invalid' ? entry.says : null))}
      />
      <RefusedRows
        title="Without their target price"
        what="line"
        rows={refused(({ targetProblem }) => targetProblem)}
      />
      <RefusedRows
        title="Mended"
        what="line"
        rows={refused(({ entry }) =>
          entry.kind === 'ean' && entry.note !== null
            ? `${entry.note} Asked as ${entry.code}.`
            : null,
        )}
      />
    </>
  )
}
