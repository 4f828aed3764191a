import { existsSync } from 'node:fs'
import path from 'node:path'
import { dialects } from '../../config/platform-bank/dialects'

/** Names and file extensions that differ between the hosts of mini programs. */
export interface Spelling {
  /** Name of the host's API object. */
  global: string
  /** Prefix of template directives, such as `wx:if`. */
  directive: string
  template: string
  style: string
  /** File extension of template scripts. */
  script: string
}

const WEAPP: Spelling = { global: 'wx', directive: 'wx', template: '.wxml', style: '.wxss', script: '.wxs' }
const ALIPAY: Spelling = { global: 'my', directive: 'a', template: '.axml', style: '.acss', script: '.sjs' }
const FINCLIP: Spelling = { ...dialects.finclip, script: `.${dialects.finclip.script}` }

/** Variants of all hosts. TCMPP uses the same names as WeChat. */
export const SPELLINGS = [WEAPP, ALIPAY, FINCLIP] as const

export type MiniTarget = 'weapp' | 'alipay' | 'bank'

/**
 * Returns the names and file extensions of a build. The dialect of the bank's container was chosen at build time, so
 * the files in the folder determine the dialect.
 */
export const spellingOf = (target: MiniTarget, folder: string): Spelling => {
  if (target === 'alipay') return ALIPAY
  if (target === 'weapp') return WEAPP
  return existsSync(path.join(folder, `app${WEAPP.style}`)) ? WEAPP : FINCLIP
}
