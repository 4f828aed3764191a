/** A bank container's spelling of a mini program: its global object, file endings and template keywords. */
export interface Dialect {
  /** Name of the container's API object. Webpack also stores its chunk registry in this object. */
  global: string
  /** Prefix of template directives: `ft:if`, `ft:for` … */
  directive: string
  /** Tag and ending of the in-template script. */
  script: string
  template: string
  style: string
}

export const dialects = {
  /** FinClip, in most bank apps that run third-party mini programs. */
  finclip: { global: 'ft', directive: 'ft', script: 'fts', template: '.fxml', style: '.ftss' },
  /** TCMPP, Tencent's container SDK. It has the same spelling as WeChat. */
  tcmpp: { global: 'wx', directive: 'wx', script: 'wxs', template: '.wxml', style: '.wxss' },
} as const satisfies Record<string, Dialect>

export type DialectName = keyof typeof dialects

/** Returns the dialect of `BANK_DIALECT`, by default FinClip. Throws on an unknown name. */
export const chosenDialect = (): DialectName => {
  const name = process.env.BANK_DIALECT ?? 'finclip'
  if (Object.hasOwn(dialects, name)) return name as DialectName
  throw new Error(`Invalid BANK_DIALECT "${name}": use ${Object.keys(dialects).join(', ')}.`)
}
