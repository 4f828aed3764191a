import { existsSync, readFileSync } from 'node:fs'

/** Vendors that accept an upload from the command line. */
export type Vendor = 'weapp' | 'alipay'

/**
 * Environment variables that each vendor's tool needs, with their purpose. The value for a key is its text or the path
 * of its file.
 */
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

/** Returns the missing environment variables, each with its purpose. */
export const missingSettings = (vendor: Vendor, env: Environment): [name: string, what: string][] =>
  Object.entries(NEEDED[vendor]).filter(([name]) => !env[name]?.trim())

/** Environment variables that contain keys. Programs that the upload starts must not inherit them. */
export const SECRETS = ['WEAPP_PRIVATE_KEY', 'ALIPAY_PRIVATE_KEY']

/**
 * Returns a key from the value of an environment variable: the text itself, or the contents of the file with this path.
 * Throws if the file is unreadable.
 */
export const keyText = (value: string): string => (existsSync(value) ? readFileSync(value, 'utf8') : value).trim()
