import type { SyntheticEvent } from 'react'

/**
 * A React event in Taro's shape: the same object, with what the host would have put into `detail`
 * (a plain number on a browser's own events).
 */
export const withDetail = <Detail>(event: SyntheticEvent, detail: Detail): never =>
  Object.assign(event, { detail }) as never
