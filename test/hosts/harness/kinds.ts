/** The three kinds of mini program that the build makes. */
export type Kind = 'weapp' | 'alipay' | 'bank'

/** How a kind spells its program. Source: each vendor's documents; the bank's is FinClip's. */
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
