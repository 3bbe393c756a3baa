import { listReports, onReports } from '../../store/reports/reports.ts'
import { useKeptQuery } from './useKeptQuery.ts'

/** The reports that this browser keeps for the connection, newest first. */
export const useReports = () => useKeptQuery('reports', listReports, onReports)
