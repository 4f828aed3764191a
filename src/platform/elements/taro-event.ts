import type { SyntheticEvent } from 'react'

/** Returns a React event in Taro's form: the same object with Taro's `detail`, which is a number in browser events. */
export const withDetail = <Detail>(event: SyntheticEvent, detail: Detail): never =>
  Object.assign(event, { detail }) as never
