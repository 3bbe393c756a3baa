/** What columns are called on the page of a set: those of the market by what prices are measured against. */
import { createContext, useContext } from 'react'
import { referenceWords } from '../../market/reference.ts'
import { columnLabels } from '../../model/columns/columns.ts'

export const ColumnNames = createContext(columnLabels(referenceWords('median')))

export const useColumnNames = () => useContext(ColumnNames)
