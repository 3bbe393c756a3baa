import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Connection } from './connection.ts'

const ConnectionContext = createContext<Connection | null>(null)

export function ConnectionProvider({
  connection,
  children,
}: {
  connection: Connection
  children: ReactNode
}) {
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

/** The connection of the pages below the provider. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext)
  if (!connection) throw new Error('useConnection needs a ConnectionProvider above it')
  return connection
}
