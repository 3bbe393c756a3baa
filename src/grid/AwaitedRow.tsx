import { Skeleton } from '../ui/panels/Skeleton.tsx'

type Props = {
  /** In the table, from 0, without the head. */
  place: number
  columns: number
}

/** A row that is on its way from a worker, as high as the others. */
export function AwaitedRow({ place, columns }: Props) {
  return (
    <tr data-row={place} data-awaited="" aria-rowindex={place + 2}>
      <td colSpan={columns}>
        <Skeleton width="40%" />
      </td>
    </tr>
  )
}
