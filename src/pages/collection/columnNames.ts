/** Column names on a collection page: market columns are named by what prices are compared with. */
import { createContext, useContext } from 'react'
import { columnLabels } from '@/domain/columns/columns.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'

export const ColumnNames = createContext(columnLabels(referenceWords('median')))

export const useColumnNames = () => useContext(ColumnNames)
