/** The three kinds of mini program that the build makes. */
export type Kind = 'weapp' | 'alipay' | 'bank'

/**
 * Names that differ between kinds of mini program: the API object and the file extensions. Source: each vendor's
 * documents. For the bank, these are FinClip's documents.
 */
export interface Spelling {
  /** Name of the API object of the host. */
  global: 'wx' | 'my' | 'ft'
  template: string
  script: string
}

export const SPELLINGS: Record<Kind, Spelling> = {
  weapp: { global: 'wx', template: '.wxml', script: '.wxs' },
  alipay: { global: 'my', template: '.axml', script: '.sjs' },
  bank: { global: 'ft', template: '.fxml', script: '.fts' },
}
