type Props = { height: number; columns: number }

/** Stands for the rows of a table that are out of sight. A style sheet knows it by `data-gap`. */
export function GapRow({ height, columns }: Props) {
  if (height === 0) return null
  return (
    <tr aria-hidden="true" data-gap="">
      <td
        colSpan={columns}
        style={{ blockSize: height, padding: 0, border: 0, background: 'none' }}
      >
        {null}
      </td>
    </tr>
  )
}
