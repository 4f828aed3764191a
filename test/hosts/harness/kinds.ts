/** The three kinds of mini program that the build makes. */
export type Kind = 'weapp' | 'alipay' | 'bank'

/**
 * Names in a kind of program: its API object and its file extensions. Source: each vendor's documents, FinClip's for
 * the bank.
 */
export interface Spelling {
  /** Name of the host's API object. */
  global: 'wx' | 'my' | 'ft'
  template: string
  script: string
}

export const SPELLINGS: Record<Kind, Spelling> = {
  weapp: { global: 'wx', template: '.wxml', script: '.wxs' },
  alipay: { global: 'my', template: '.axml', script: '.sjs' },
  bank: { global: 'ft', template: '.fxml', script: '.fts' },
}
