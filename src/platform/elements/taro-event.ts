import type { SyntheticEvent } from 'react'

/** Returns a React event in Taro's shape: the same object with Taro's `detail` (a browser's has a number there). */
export const withDetail = <Detail>(event: SyntheticEvent, detail: Detail): never =>
  Object.assign(event, { detail }) as never
