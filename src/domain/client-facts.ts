import { CLIENT_VERSION } from './version'

/** Client data that every request contains (shell §7). Empty values are omitted. */
export interface ClientFacts {
  /** Language in its address form: zh, zh-MO, en. */
  lang: string
  /** Offset of the device from UTC, in minutes. */
  utcOffset: number
  channelId: string
  terminalSrc: string
  src: string
  merchantId: string
  appId: string
  /** True in the merchant's preview of unpublished content. */
  preview: boolean
}

const withoutEmpty = (values: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])))

/** Names of the common query parameters (shell §7). Only `lang` changes the response of a public page. */
export const COMMON_PARAMS = [
  'lang',
  'utcOffset',
  'channelId',
  'ver',
  'terminalSrc',
  'src',
  'merchantId',
  'appId',
] as const

/** Returns the common query parameters. */
export const commonQueryOf = (facts: ClientFacts): Record<string, string> => {
  const values = { ...facts, ver: CLIENT_VERSION }
  return withoutEmpty(Object.fromEntries(COMMON_PARAMS.map((name) => [name, values[name]])))
}

export const commonHeadersOf = (facts: ClientFacts): Record<string, string> =>
  withoutEmpty({
    'terminal-src': facts.preview ? 'PREVIEW' : facts.terminalSrc,
    src: facts.src,
    'channel-id': facts.channelId,
    'merchant-id': facts.merchantId,
    ver: CLIENT_VERSION,
    'utc-offset': facts.utcOffset,
    'backend-preview': facts.preview ? 'true' : '',
  })

const eight = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0')

/** Returns a random id of 16 letters and digits. It is not secret, but unique. */
export const newTraceId = (): string => eight() + eight()

/** Header of the trace id, by which the gateway's log finds a request. */
export const TRACE_HEADER = 'front-trace-id'
