import { Skeleton } from '../ui/panels/Skeleton.tsx'

type Props = {
  /** In the table, from 0, without the head. */
  place: number
  columns: number
  className?: string | undefined
}

/** A row that is on its way from a worker, as high as the others. */
export function AwaitedRow({ place, columns, className }: Props) {
  return (
    <tr data-row={place} data-awaited="" aria-rowindex={place + 2}>
      <td colSpan={columns} className={className}>
        <Skeleton width="40%" />
      </td>
    </tr>
  )
}
