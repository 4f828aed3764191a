import type { SyntheticEvent } from 'react'

/**
 * Returns a React event in Taro's form. The result is the same object, but `detail` is Taro's data instead of the
 * browser's number.
 */
export const withDetail = <Detail>(event: SyntheticEvent, detail: Detail): never =>
  Object.assign(event, { detail }) as never
