import { existsSync, readFileSync } from 'node:fs'

/** The vendors that take an upload from a command line. */
export type Vendor = 'weapp' | 'alipay'

/** The settings of each vendor's tool with their purpose. A key is the text itself or the path of its file. */
const NEEDED: Record<Vendor, Record<string, string>> = {
  weapp: {
    WEAPP_APPID: "the mini program's id, from WeChat's console",
    WEAPP_PRIVATE_KEY: 'the upload key (development settings → upload key), as text or as the path of its file',
  },
  alipay: {
    ALIPAY_APPID: "the mini program's id, from Alipay's console",
    ALIPAY_TOOL_ID: 'the id of the tool key (account centre → tool key)',
    ALIPAY_PRIVATE_KEY: 'the private half of the tool key, as text or as the path of its file',
  },
}

type Environment = Readonly<Record<string, string | undefined>>

/** Settings that are missing from the environment, each with what it is for. */
export const missingSettings = (vendor: Vendor, env: Environment): [name: string, what: string][] =>
  Object.entries(NEEDED[vendor]).filter(([name]) => !env[name]?.trim())

/** Everything that holds a key: no program that is started here may inherit it. */
export const SECRETS = ['WEAPP_PRIVATE_KEY', 'ALIPAY_PRIVATE_KEY']

/** Returns a key from the environment: the text, or the content of a named file. Throws on an unreadable file. */
export const keyText = (value: string): string => (existsSync(value) ? readFileSync(value, 'utf8') : value).trim()
