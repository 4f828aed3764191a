import type { ReactNode } from 'react'

/** The minimum that Taro needs. */
export default function App({ children }: { children?: ReactNode }): ReactNode {
  return children
}
