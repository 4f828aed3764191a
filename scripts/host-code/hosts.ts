import { existsSync } from 'node:fs'
import path from 'node:path'
import { dialects } from '../../config/platform-bank/dialects'

/** Names and file types of a mini program's host. */
export interface Spelling {
  /** Name of the host's API object. */
  global: string
  /** Prefix of its template directives: `wx:if`. */
  directive: string
  template: string
  style: string
  /** Ending of scripts inside templates. */
  script: string
}

const WEAPP: Spelling = { global: 'wx', directive: 'wx', template: '.wxml', style: '.wxss', script: '.wxs' }
const ALIPAY: Spelling = { global: 'my', directive: 'a', template: '.axml', style: '.acss', script: '.sjs' }
const FINCLIP: Spelling = { ...dialects.finclip, script: `.${dialects.finclip.script}` }

/** Every spelling there is: TCMPP's is WeChat's. */
export const SPELLINGS = [WEAPP, ALIPAY, FINCLIP] as const

export type MiniTarget = 'weapp' | 'alipay' | 'bank'

/** Returns the spelling of a build. The bank's dialect was chosen at build time, so it comes from the folder. */
export const spellingOf = (target: MiniTarget, folder: string): Spelling => {
  if (target === 'alipay') return ALIPAY
  if (target === 'weapp') return WEAPP
  return existsSync(path.join(folder, `app${WEAPP.style}`)) ? WEAPP : FINCLIP
}
