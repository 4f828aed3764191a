import type { ReactNode } from 'react'

/** The minimal app that Taro requires. */
export default function App({ children }: { children?: ReactNode }): ReactNode {
  return children
}
