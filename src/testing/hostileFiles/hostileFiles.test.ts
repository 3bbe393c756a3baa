import { expect, it } from 'vitest'
import { readTableBytes } from '../../model/table/readTableBytes.ts'
import { workbooks } from './workbooks.ts'

const isSmall = ({ isLarge = false }: { isLarge?: boolean }) => !isLarge

it.each(workbooks.filter(isSmall))(
  '$kind with $is ends with rows or a sentence',
  async ({ name, make, ends }) => {
    const read = await readTableBytes(name, make())
    const said = read.kind === 'table' ? 'read' : read.says
    expect(said).toMatch(ends)
    if (read.kind === 'refused') expect(said).toMatch(/^codes\.\w+ .+\.$/)
  },
)
