import type { OsType } from './contract'

/** Returns the operating system in a browser's user agent, or in the platform that a mini program's host reports. */
export const osTypeIn = (text: string): OsType =>
  /iphone|ipad|ipod|^ios/i.test(text) ? 'IOS' : /android/i.test(text) ? 'ANDROID' : 'OTHER'
