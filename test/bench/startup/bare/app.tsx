import type { ReactNode } from 'react'

/** Nothing but what Taro itself needs. */
export default function App({ children }: { children?: ReactNode }): ReactNode {
  return children
}
