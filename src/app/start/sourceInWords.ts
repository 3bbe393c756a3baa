import type { Connection } from '@/api/connection.ts'

/** The source of the data in words, for the text above a printed page. */
export function sourceInWords({ mode, badge }: Pick<Connection, 'mode' | 'badge'>): string {
  if (badge) return badge[0] + badge[1]
  return mode === 'demo' ? 'Sample data' : 'Live data'
}
