import { CustomWrapper } from '@tarojs/components'
import type { ReactNode } from 'react'
import { UPDATE_BOUNDARIES } from '@/platform/settings'

/**
 * Surrounds what changes often (a clock, the shows of a day): on mini programs only this part is sent and compared again,
 * not the page. Its content must not be empty, because an empty box would still take a place in a row or a column.
 */
export function UpdateBoundary({ children }: { children: ReactNode }) {
  return UPDATE_BOUNDARIES ? <CustomWrapper>{children}</CustomWrapper> : children
}
