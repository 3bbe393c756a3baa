/** What columns are called on the page of a set: those of the market by what prices are measured against. */
import { createContext, useContext } from 'react'
import { columnLabels } from '@/domain/columns/columns.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'

export const ColumnNames = createContext(columnLabels(referenceWords('median')))

export const useColumnNames = () => useContext(ColumnNames)
