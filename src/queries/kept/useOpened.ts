import { readOpened, onOpened } from '../../store/opened/opened.ts'
import { useKeptQuery } from './useKeptQuery.ts'

/** What was opened last on the connection, but for look-ups; newest first. */
export const useOpened = () => useKeptQuery('opened', readOpened, onOpened)
